import { lazy, Suspense } from 'react'
import { plainText } from '../plain-text.ts'
import type { ValueProps } from '../value-view.ts'
import { Words } from '../Words.tsx'

const MarkdownView = lazy(() => import('./MarkdownView.tsx'))

/** As it is meant to be read; its words until the code for that has come. */
export function MarkdownValue({ value }: ValueProps<unknown>) {
  const text = plainText(value)
  if (text === '') return <Words text="" />
  return (
    <Suspense fallback={<Words text={text} />}>
      <MarkdownView text={text} />
    </Suspense>
  )
}
