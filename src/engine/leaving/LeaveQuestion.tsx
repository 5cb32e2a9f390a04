import { lazy, Suspense } from 'react'
import { loadChunk } from '../loading/load-chunk.ts'
import { useEarlyCode } from '../loading/use-early-code.ts'
import type { LeaveGuard } from './use-leave-guard.ts'

const loadDialog = () => loadChunk(() => import('./LeaveDialog.tsx'))
const LeaveDialog = lazy(loadDialog)

/** What a form asks before it is left. */
export function LeaveQuestion({ question }: Pick<LeaveGuard, 'question'>) {
  useEarlyCode(loadDialog)
  return (
    question && (
      <Suspense>
        <LeaveDialog onStay={question.stay} onLeave={question.leave} />
      </Suspense>
    )
  )
}
