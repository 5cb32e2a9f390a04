import { lazy, Suspense } from 'react'
import { plainText } from '../core/definition/plain-text.ts'
import type { ValueProps } from '../core/value/value-view.ts'
import { Words } from '../core/value/Words.tsx'

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
