import { lazy, Suspense } from 'react'
import type { ProblemProps } from './ProblemNotice.tsx'
import { withWords } from '../../texts/with-words.ts'

/** Without a connection the code that reports it could not be fetched: the frame preloads it. */
export const loadProblem = () => withWords(import('./ProblemNotice.tsx'))
const ProblemNotice = lazy(loadProblem)

/** A failed load: what failed, what still works, and a retry button; a refused right stays one. */
export function Problem(props: ProblemProps) {
  return (
    <Suspense fallback={null}>
      <ProblemNotice {...props} />
    </Suspense>
  )
}
