import type * as french from '../fr/record.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { plural } from '../plural.ts'
import { words } from '../words.ts'

const number = (count: number) => count.toLocaleString('en')

/** The words of a deletion, before and after it. */
export const deletion = words('deletion', {
  deleted: 'Record deleted',
  question: (records: number) => (records === 1 ? 'Delete the record' : 'Delete the records'),
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
} satisfies typeof french.deletion)

function uncapitalized(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1)
}

/** What is said where two people have edited the same record. */
export const conflicts = words('conflicts', {
  title: 'This record changed while you were editing',
  draftTitle: 'This record has changed since your draft',
  hint: 'Nothing is lost: what you typed is still here. Check what has changed, then save again.',
  chooseHint: 'Choose which value to keep, then save again.',
  nothing: 'None of the fields of this form have changed.',
  by: (name: string, moment: string) => `${name}, on ${moment}`,
  byNobody: (moment: string) => `On ${moment}`,
  before: 'Before',
  now: 'Now',
  merged: 'You did not change this field: the new value is used.',
  mergedBoth: 'Both changes are combined.',
  /** Of a save that asks nothing: what stays as somebody else has saved it. */
  mergedFrom: (labels: string, name: string) => `${labels} taken over from ${name}.`,
  mergedMeanwhile: (labels: string) => `${labels} taken over from a change made in the meantime.`,
  changedAgain: 'This value has been changed again in the meantime: it stays as it is.',
  keepMine: 'Keep my value',
  takeTheirs: (name: string | null) => (name === null ? 'Use the other value' : `Use ${name}’s value`),
  choiceMissing: 'Choose one of the two values.',
  save: 'Save',
  goneOrHiddenTitle: 'This record has been deleted in the meantime, or you no longer have access to it',
  goneTitle: 'This record has been deleted in the meantime',
  goneHint:
    'What you typed is still here. You can make it a new record; images and passwords will have to be chosen again.',
  goneHintOfDocuments:
    'What you typed is still here. You can make it a new record; images, files and passwords will have to be chosen again.',
  goneKept: 'What you typed is still here.',
  createAnew: 'Make it a new record',
} satisfies typeof french.conflicts)

const fields = (count: number) => `${count} ${plural('en', count, { one: 'field', other: 'fields' })}`

/** What is said of a record's past. */
export const history = words('history', {
  label: 'History',
  from: (fileName: string) => `import of ${fileName}`,
  loading: 'Loading history…',
  failed: 'The history could not be loaded.',
  empty: 'No changes have been recorded yet.',
  nothingShown: 'No fields have changed.',
  fields,
  more: (count: number) => (count === 1 ? 'Show the oldest' : `Show ${count} more`),
  became: 'changed to',
  putBack: 'Put back the old value',
  putBackNamed: (label: string) => `Put back the old value: ${label}`,
  take: 'Use this version',
  takeNamed: (moment: string) => `Use this version, from ${moment}`,
  differing: (count: number) =>
    `${fields(count)} ${plural('en', count, { one: 'differs', other: 'differ' })} from now:`,
  asNow: 'Same as now.',
  taken: (moment: string, count: number) =>
    `The version from ${moment} is now in the form, with ${fields(count)} marked: check ${plural('en', count, { one: 'it', other: 'them' })}, then save.`,
  takenField: (label: string) => `The old value of “${label}” is now in the form: check it, then save.`,
} satisfies typeof french.history)

/** The words of what was done, and of who did it. */
export const auditLog = words('auditLog', {
  actions: {
    created: 'Created',
    updated: 'Edited',
    deleted: 'Deleted',
    restored: 'Restored',
    ran: 'Action',
    stopped: 'Stopped',
    roleChanged: 'Role changed',
    keyMade: 'API key created',
    keyRevoked: 'API key revoked',
    proposed: 'Proposed by an agent',
    proposalRefused: 'Proposal refused',
    loggedIn: 'Signed in',
    loggedOut: 'Signed out',
    loginFailed: 'Failed sign-in',
    proofFailed: 'Failed confirmation',
    sessionsEnded: 'Sessions ended',
    invited: 'Invitation',
    invitationWithdrawn: 'Invitation withdrawn',
    recoveryAsked: 'Password recovery',
    factorOn: 'Second factor turned on',
    factorOff: 'Second factor turned off',
    factorReset: 'Second factor reset',
    factorFailed: 'Second factor failed',
    codesMade: 'Recovery codes created',
    codeUsed: 'Recovery code used',
    passkeyAdded: 'Passkey added',
    passkeyRemoved: 'Passkey removed',
    identityLinked: 'External account linked',
    identityUnlinked: 'External account unlinked',
  },
  by: (name: string) => `by ${name}`,
  ofKey: (key: string, name: string) => `${name}’s key ${key}`,
  accepted: (author: string, name: string) => `${author}, accepted by ${name}`,
  byProgram: 'automatically',
} satisfies typeof french.auditLog)

/** The words of the toasts themselves. */
export const toasts = words('toasts', {
  region: 'Notifications',
  close: 'Close',
  reference: (id: string) => `ref. ${id}`,
} satisfies typeof french.toasts)

/** What can be done where something could not be read; why it could not is told by a toast. */
export const problems = words('problems', {
  away: 'Lists that are already open can still be read, and this screen will appear once the connection is back.',
  refused: 'Your role does not include this screen. The main administrator can give you access to it.',
  missing: 'It may be in the trash. The list shows what exists.',
  failed: 'Try again in a moment. The other screens stay open.',
  unanswered: 'Remove this filter to see the list again.',
} satisfies typeof french.problems)

/** The words of a page that is not there. */
export const notFound = words('notFound', {
  text: 'Page not found',
  hint: 'This page does not exist, or no longer does.',
  home: 'Back to home',
} satisfies typeof french.notFound)

/** What a role may not see or do. */
export const access = words('access', {
  noRight: 'Access denied',
  noRightHint: 'Your role does not let you open this page.',
} satisfies typeof french.access)
