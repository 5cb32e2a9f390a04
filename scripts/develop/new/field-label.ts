import { fieldLabels } from '#texts/developers.ts'
import { humanize, readWords } from '../../../src/kinds/core/authoring/naming.ts'

const labels: Readonly<Record<string, string>> = fieldLabels

/** The label of a field that nobody has named: the usual word of the program's language, else its own name in words. */
export function labelOf(name: string): string {
  return labels[readLabelWords(name)] ?? humanize(readLabelWords(name))
}

/** Whether a label is only the field's name. */
export function isLabelGuessed(name: string): boolean {
  return !Object.hasOwn(fieldLabels, readLabelWords(name))
}

/** `branch` of `branch_id`: people choose a branch, not its id. */
function readLabelWords(name: string): string {
  return readWords(name).join(' ').replace(/ id$/, '')
}
