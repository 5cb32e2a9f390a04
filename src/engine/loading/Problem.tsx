import { lazy, Suspense } from 'react'
import type { ProblemProps } from './ProblemNotice.tsx'
import { withWords } from '../../texts/with-words.ts'

const ProblemNotice = lazy(() => withWords(import('./ProblemNotice.tsx')))

/** A failed load: what failed, what still works, and a retry button; a refused right stays one. */
export function Problem(props: ProblemProps) {
  return (
    <Suspense fallback={null}>
      <ProblemNotice {...props} />
    </Suspense>
  )
}
