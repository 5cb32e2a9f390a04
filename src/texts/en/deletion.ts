import type { RecordId } from '../../schema/values/record-id.ts'
import type { deletion as french } from '../fr/deletion.ts'
import { plural } from '../plural.ts'
import { words } from '../words.ts'

const number = (count: number) => count.toLocaleString('en')

/** The words of a deletion, before and after it. */
export const deletion = words('deletion', {
  restored: (name: string) => (name === '' ? 'Record restored.' : `${name}: restored.`),
  moved: (name: string) => (name === '' ? 'Record moved to trash.' : `${name}: moved to trash.`),
  /** Of one list, whether together or one after the other. */
  gathered: (records: number) => `${number(records)} deleted`,
  restorable: (_records: number, days: number) =>
    `Can be restored from the trash for ${days} ${plural('en', days, { one: 'day', other: 'days' })}.`,
  /** Of what no call deletes. */
  comesBack: (records: number) =>
    `Removed from this screen only: ${plural('en', records, { one: 'it comes', other: 'they come' })} back the next time it is opened.`,
  confirm: 'Delete',
  cancel: 'Cancel',
  confirmMany: (records: number) => `Delete ${number(records)}`,
  /** Of many, how many something keeps; before their names. */
  staying: (leaving: number, staying: number, isUsed: boolean) => {
    const reason = isUsed ? ', being still in use' : ''
    return `${leaving === 0 ? 'None' : number(leaving)} will be deleted. ${number(staying)} will stay${reason}`
  },
  /** Between the record's name and that of the other, which has it in this role. */
  isRoleOf: (role: string) => `is the ${uncapitalized(role)} of`,
  /** Of an account that the backend does not delete: the caller's, and the first administrator's. */
  accounts: {
    own: { says: 'This is your account.', name: 'your account' },
    main: { says: 'This is the main administrator’s account.', name: 'the main administrator’s account' },
  },
  changeFirst: 'Change this record first.',
  changeAllFirst: 'Change these records first.',
  open: 'Open record',
  openList: 'Open list',
  undo: 'Undo',
  referring: {
    refuse: 'Cannot be deleted because of these linked records:',
    cascade: 'Will be deleted with it:',
    remove: 'Will lose the row that mentions it:',
    clear: 'Will no longer be linked to it:',
  },
  count: (list: string, total: number) => `${list} (${number(total)})`,
  numbered: (id: RecordId) => `#${id}`,
} satisfies typeof french)

function uncapitalized(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1)
}
