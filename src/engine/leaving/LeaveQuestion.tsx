import { lazy, Suspense, useEffect } from 'react'
import { loadChunk } from '../loading/load-chunk.ts'
import type { LeaveGuard } from './use-leave-guard.ts'

const loadDialog = () => loadChunk(() => import('./LeaveDialog.tsx'))
const LeaveDialog = lazy(loadDialog)

/** What a form asks before it is left. */
export function LeaveQuestion({ question }: Pick<LeaveGuard, 'question'>) {
  // Who leaves because the server is gone could not fetch the question then.
  useEffect(() => void loadDialog().catch(() => undefined), [])
  return (
    question && (
      <Suspense>
        <LeaveDialog onStay={question.stay} onLeave={question.leave} />
      </Suspense>
    )
  )
}
