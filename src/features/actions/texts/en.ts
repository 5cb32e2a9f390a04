import { words } from '../../../texts/words.ts'
import type { actionAnswers as frenchAnswers, actions as frenchActions } from './fr.ts'

const number = (count: number) => count.toLocaleString('en')

/** The words around an entity's own actions. */
export const actions = words('actions', {
  running: 'Action running',
  stopped: (done: number, total: number) =>
    total === 0 ? 'stopped' : `${number(done)} of ${number(total)}, stopped`,
  doneWith: (done: string, records: number) => `${done} (${number(records)})`,
  runs: 'Running actions',
  since: (moment: string) => `since ${moment}`,
} satisfies typeof frenchActions)

/** What a run is refused with. */
export const actionAnswers = words('actionAnswers', {
  badPart: {
    ids: (most: number) => `ids: a list of record IDs, ${most} at most.`,
    values: 'values: the values of the form, by field name.',
    run: 'run: 20 to 100 letters, digits, hyphens or underscores.',
  },
  undone: 'Nothing was done here: another record was refused.',
  onRecords: (label: string) => `“${label}” works on records: select some.`,
  onList: (label: string) => `“${label}” works on the whole list: do not select any records.`,
  notAsItIs: (label: string) => `“${label}” is not possible with this record as it is.`,
} satisfies typeof frenchAnswers)
