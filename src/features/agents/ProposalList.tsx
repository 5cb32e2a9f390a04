import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { request } from '../../api/request.ts'
import { useResources } from '../../engine/resources.ts'
import { proposals as texts } from '#features/agents/texts.ts'
import classes from '../../ui/record-list.module.css'
import { listProposalsCall } from './calls.ts'
import { ProposalItem } from './ProposalItem.tsx'

const LOOK_MS = 15_000

/** What agents would do, and whoever looks may decide; nothing where nothing waits. */
export default function ProposalList() {
  const heading = useId()
  const resources = useResources()
  const { data: waiting = [] } = useQuery({
    queryKey: ['proposals'],
    queryFn: async ({ signal }) => (await request(listProposalsCall, { signal })).proposals,
    staleTime: 0,
    refetchInterval: LOOK_MS,
    retry: false,
    meta: { isGuess: true },
  })
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.day}>
        {texts.title(waiting.length)}
      </h2>
      <ul className={classes.card}>
        {waiting.map((proposal) => (
          <ProposalItem key={proposal.id} proposal={proposal} resource={resources?.get(proposal.entity)} />
        ))}
      </ul>
    </section>
  )
}
