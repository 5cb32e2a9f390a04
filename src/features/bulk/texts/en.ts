import { plural } from '../../../texts/plural.ts'
import { words } from '../../../texts/words.ts'
import type { bulk as frenchBulk, bulkAnswers as frenchAnswers } from './fr.ts'

const count = (records: number) =>
  `${records.toLocaleString('en')} ${plural('en', records, { one: 'record', other: 'records' })}`

/** Texts about several records at once. */
export const bulk = words('bulk', {
  change: 'Edit a field',
  changeShortcut: 'e',
  destroy: 'Delete',
  destroyShortcut: 'Del',
  field: 'Field to edit',
  otherField: 'Other field',
  changeTitle: (records: number) => `Edit ${count(records)}`,
  apply: 'Apply',
  updated: (records: number) => `${count(records)} updated`,
  destroyed: (records: number) => `${count(records)} deleted`,
  restored: (records: number) => `${count(records)} restored`,
} satisfies typeof frenchBulk)

/** What a change of several records is refused with. */
export const bulkAnswers = words('bulkAnswers', {
  badRequest: (most: number) => `Invalid request: update, destroy or restore, ${most} records at most.`,
} satisfies typeof frenchAnswers)
