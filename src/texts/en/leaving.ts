import type { leaving as french } from '../fr/leaving.ts'
import { plural } from '../plural.ts'
import { words } from '../words.ts'

const names = new Intl.ListFormat('en')

/** The question before what was typed would be lost. */
export const leaving = words('leaving', {
  title: 'Leave without saving?',
  changed: (labels: readonly string[], more: number) =>
    `You changed: ${names.format(more === 0 ? labels : [...labels, others(more)])}.`,
  text: 'Your changes have not been saved. If you leave this page, they will be lost.',
  draft: 'The draft stays in this browser and will be offered when you come back.',
  unkept: (labels: readonly string[]) => `It does not keep: ${names.format(labels)}.`,
  stay: 'Stay',
  keep: 'Keep draft',
  leave: 'Leave without saving',
} satisfies typeof french)

function others(count: number): string {
  return `${count} ${plural('en', count, { one: 'other', other: 'others' })}`
}
