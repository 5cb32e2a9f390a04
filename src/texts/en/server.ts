import type * as french from '../fr/server.ts'
import { plural } from '../plural.ts'
import { words } from '../words.ts'
import { rules } from './rules.ts'

/** What the embedded backend answers when it refuses. */
export const answers = words('answers', {
  inUse: 'This record cannot be deleted: other records refer to it.',
  signInFirst: 'Please sign in.',
  noAccountHere: 'You have no account here.',
  wrongSignIn: 'Incorrect username or password.',
  accountSuspended: 'This account is suspended. Ask an administrator.',
  accountExpired: 'This account is no longer valid. Ask an administrator.',
  loginIsOver: 'The sign-in has expired. Enter your password again.',
  linkIsOver: 'This link is not valid: it was used, it has expired, or the account has changed.',
  signInTooLong: 'Your username or password is too long.',
  signInIncomplete: 'Please enter your username and password.',
  tooManyAttempts: (seconds: number) =>
    `Too many attempts. Please try again in ${seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`,
  busy: 'The service is very busy. Please try again in a moment.',
  closing: 'The service is restarting. Please try again in a moment.',
  foreignOrigin: 'This request came from another address and was refused.',

  notFound: 'Address not found.',
  wrongKey: 'Your API key is not valid.',
  notByKey: 'An API key cannot do this: please sign in.',
  noRight: 'You are not allowed to do this.',
  readingAlone: 'You are viewing the program as someone else (read-only).',
  proofNeeded: 'Nothing was changed: first confirm that it is you.',
  noRightToRecord: 'You would lose access to this record, so it was left as it is.',
  noRightToNew: 'You would have no access to this record, so it was not created.',
  /** For whoever sees some records alone: it does not say whether there is one. */
  noReadableRecord: 'This record does not exist, or you do not have access to it.',
  noSuchRecord: 'This record does not exist or has been deleted.',
  noSuchFile: 'This file does not exist.',
  badId: 'Invalid ID.',
  tooManyDeleted: (most: number) =>
    `This would delete more than ${most} other ${plural('en', most, { one: 'record', other: 'records' })}: delete some of the linked records first.`,
  notInTrash: 'This record is not in the trash, or no longer is.',
  tooManyFilterValues: (name: string, most: number) =>
    `Too many values for the parameter ${name}: ${most} at most.`,
  changedSinceRead: 'This record has been changed in the meantime.',
  tooManyChanges: 'This record is being changed several times at once. Please try again.',
  hiddenConflict: 'This conflicts with data you do not have access to. Nothing was changed.',
  changedMeanwhile: 'A linked record has been changed in the meantime. Please try again.',

  badIdempotencyKey: 'The idempotency key is invalid: it must be 1 to 200 visible ASCII characters.',
  otherPayload: 'This idempotency key has already been used with other content.',
  createdAndDeleted: 'The same request has already created this record, which was then deleted.',

  onlySuperAdministrator: 'Only this administrator can edit their own record.',
  superAdministratorStays: 'The main administrator cannot be deleted.',
  superAdministratorStaysOpen: 'The main administrator cannot be suspended or given an expiry date.',
  ownAccountStays: 'You cannot delete your own account.',
  ownEmailStays: 'Only an administrator can change your address: it links you to your identity service.',

  notAnObject: 'The data sent cannot be read.',
  unreadable: 'The request cannot be read.',
  tooSlow: 'The request did not arrive in time.',
  tooLarge: 'The request is too large.',
  unsupported: 'This data format is not accepted.',
  refused: 'The request was refused.',
  storageDown: 'Storage is not responding at the moment. Please try again later.',
  storageFull: 'There is no space left to save: nothing was changed. Tell your administrator.',
  readTooLong: 'This took too long to read and was interrupted. Ask for less, by a filter for example.',
  databaseAway:
    'The database is not responding at the moment. Nothing was changed; please try again in a moment.',
  databaseAwayMeanwhile:
    'The database stopped responding: your request may or may not have been saved. ' +
    'Please check before trying again.',
  failed: 'Something went wrong. Please try again later.',

  notComputed: (label: string) =>
    `${label}: this value could not be computed, and nothing was saved. Tell the person who looks after the program.`,

  required: (label: string) => rules.required(label),
  tooLong: (label: string, length: number) => rules.maxLength(label, length),
  taken: (label: string) => `${label}: this value is already in use.`,
  takenTogether: (labels: string) => `${labels}: this combination of values is already in use.`,
  noReadableReference: (label: string) =>
    `${label}: the selected record does not exist, or you do not have access to it.`,
  noSuchReference: (label: string) => `${label}: the selected record no longer exists.`,
  belowItself: (label: string) => `${label}: the selected record is this one, or one below it.`,
  doesNotGoWith: (label: string, followed: string) =>
    `${label}: the selected record does not go with: ${followed}.`,
  notOffered: (label: string) => `${label}: the selected record is not one of those offered.`,
  notInList: (label: string) => rules.notInList(label),
  nearName: (label: string, names: string) => `${label}: this value is not in the list. Similar: ${names}.`,
  ambiguousName: (label: string, names: string) =>
    `${label}: this value can stand for several names: ${names}. Say which one.`,
  mustBeEmpty: (label: string) => `${label}: this field must be left empty in this case.`,
  readOnly: (label: string) => `${label}: this field can no longer be changed.`,
  movedOnly: (label: string) => `${label}: this field only changes by the steps that the record offers.`,
  confirmationDiffers: (label: string) => `${label}: the two passwords do not match.`,
  currentPassword: 'Current password',
  wrongPassword: (label: string) => `${label}: this password is incorrect.`,
  commonPassword: (label: string) => `${label}: this password is one of the most common: choose another one.`,
  passwordOfWords: (label: string) =>
    `${label}: this password can be guessed from what the record says or from the name of the program: choose another one.`,
  givenPassword: (label: string) => `${label}: choose a password other than the one that you were given.`,

  notAnImage: (label: string) =>
    `${label}: this file is not a readable image (JPEG, PNG, WebP, AVIF or GIF).`,
  fileTooHeavy: (most: string) => `This file is too large: ${most} at most.`,
  imageTooHeavy: (label: string, megabytes: number) => `${label}: ${megabytes} MB per image at most.`,
  imageTooWide: (label: string, megapixels: number) =>
    `${label}: this image is too big, ${megapixels} megapixels at most.`,
  imageTooSlow: (label: string) =>
    `${label}: this image takes too long to decode. Save it again without progressive display.`,
  tooManyImages: (label: string, most: number) =>
    `${label}: ${most} ${plural('en', most, { one: 'image', other: 'images' })} at most.`,
  foreignFile: (label: string) => `${label}: this file does not belong to the record.`,
  emptyFile: (label: string) => `${label}: this file is empty.`,
  fileTooLarge: (label: string, most: string) => `${label}: this file is larger than ${most}.`,
  fileOfOtherType: (label: string, types: string) =>
    `${label}: this type of file is not accepted (${types}).`,
  fileOfOtherContent: (label: string, types: string) =>
    `${label}: the content of this file is not what its name says (${types}).`,
} satisfies typeof french.answers)

/** What is said of a parameter of an address that is refused: its name, what was sent, and what may stand there. */
export const parameters = words('parameters', {
  refused: (name: string, sent: string, expected: string) =>
    `${name}: “${sent}” is not accepted. Expected: ${expected}.`,
  missing: (name: string, expected: string) => `${name}: this parameter is required. Expected: ${expected}.`,
  unknown: (names: string, known: string) => `${names}: no such parameter. Expected: ${known}.`,
  oneOf: (values: readonly string[]) => values.join(', '),
  wholeNumber: (least: number, most: number) => `a whole number from ${least} to ${most}`,
  number: (least: number, most: number) => `a number from ${least} to ${most}`,
  moment: 'a date and time such as 2026-01-31T12:00:00.000Z',
  date: 'a date such as 2026-01-31',
  pattern: (pattern: string) => `a text of the form ${pattern}`,
  length: (most: number) =>
    `a text of at most ${most} ${plural('en', most, { one: 'character', other: 'characters' })}`,
  text: 'a text',
  none: 'none',
  noSuchEntity: (name: string) => `There is no list “${name}”.`,
} satisfies typeof french.parameters)
