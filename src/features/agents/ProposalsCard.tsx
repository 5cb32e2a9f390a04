import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import Bot from 'lucide-react/icons/bot'
import { Link } from 'react-router-dom'
import { callQuery } from '../../api/call-query.ts'
import { proposals as texts } from '#features/agents/texts.ts'
import { countProposalsCall } from './calls.ts'
import noticeClasses from '../../ui/notice.module.css'
import classes from './agents.module.css'

const LOOK_MS = 60_000

/** On the dashboard, that proposals of agents wait for whoever looks; nothing where none does. */
export default function ProposalsCard() {
  const { data: count = 0 } = useQuery({
    ...callQuery(countProposalsCall, {}),
    select: (answer) => answer.count,
    staleTime: 0,
    refetchInterval: LOOK_MS,
    retry: false,
    meta: { isGuess: true },
  })
  if (count === 0) return null
  return (
    <section className={`${noticeClasses.notice} ${classes.waiting}`} aria-label={texts.waiting}>
      <Bot size={18} aria-hidden />
      <p role="status">{texts.title(count)}</p>
      <Button size="xs" component={Link} to="/activity">
        {texts.look}
      </Button>
    </section>
  )
}
