import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useResources } from '../../engine/face.ts'
import { proposals as texts } from '#features/agents/texts.ts'
import { RecordGroup } from '../../ui/RecordItem.tsx'
import { listProposalsCall } from './calls.ts'
import { ProposalItem } from './ProposalItem.tsx'

const LOOK_MS = 15_000

/** What agents would do, and whoever looks may decide; nothing where nothing waits. */
export default function ProposalList() {
  const resources = useResources()
  const { data: waiting = [] } = useQuery({
    ...callQuery(listProposalsCall, {}),
    select: ({ proposals }) => proposals,
    staleTime: 0,
    refetchInterval: LOOK_MS,
    retry: false,
    meta: { isGuess: true },
  })
  return (
    <RecordGroup title={texts.title(waiting.length)}>
      {waiting.map((proposal) => (
        <ProposalItem key={proposal.id} proposal={proposal} resource={resources?.get(proposal.entity)} />
      ))}
    </RecordGroup>
  )
}
