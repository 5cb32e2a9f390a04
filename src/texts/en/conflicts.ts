import type { conflicts as french } from '../fr/conflicts.ts'
import { words } from '../words.ts'

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
} satisfies typeof french)
