import type * as french from '../fr/form.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { plural } from '../plural.ts'
import { words } from '../words.ts'

/** The words around every form and its controls. */
export const forms = words('forms', {
  choose: '--Select--',
  create: 'Add',
  update: 'Save',
  cancel: 'Cancel',
  createMore: 'Add and continue',
  updateAndStay: 'Save and stay',
  moreSaves: 'More ways to save',
  updateTitle: 'Edit the record',
  added: 'Record added',
  updated: 'Record saved',
  saveShortcut: 'Ctrl+S',
  duplicate: 'Duplicate',
  previousRecord: 'Previous record',
  nextRecord: 'Next record',
  mistakes: (count: number) => `${count} ${plural('en', count, { one: 'error', other: 'errors' })}`,
  referrers: 'Linked records',
  breadcrumb: 'Breadcrumb',
  failed: 'The record could not be loaded.',
  back: 'Back to list',
  uploading: 'Uploading',
  fewDigits: 'Some digits may be missing.',
  noOption: 'No results',
  loadingOptions: 'Loading…',
  optionsFailed: 'The list could not be loaded.',
  chooseParentFirst: (parent: string) => `Select first: ${parent}`,
  keepPassword: 'Leave empty to keep the current one.',
  clearDate: 'Clear date',
  clearTime: 'Clear time',
  timeHint: 'HH:MM',
  calendar: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousDecade: 'Previous decade',
    nextDecade: 'Next decade',
  },
  taken: 'Put back, not saved yet',
  locked: 'Can no longer be changed.',
  made: 'Filled in on save if left empty.',
  dateHint: { dmy: 'DD/MM/YYYY', mdy: 'MM/DD/YYYY', ymd: 'YYYY-MM-DD' },
  durationHint: '1:30',
  colorHint: '#1a7f5a',
  coordinatesHint: '36.7538, 3.0588',
  onMap: 'View on map',
  chosenOf: (label: string) => `${label}: selected`,
  moveUp: (place: number) => `Move #${place} up`,
  moveDown: (place: number) => `Move #${place} down`,
  takeOut: (place: number) => `Remove #${place}`,
  createHere: 'Create…',
  moreFields: 'More fields',
  fewerFields: 'Fewer fields',
  createHereFor: (label: string) => `Create… ${label}`,
  addRow: 'Add row',
  totals: 'Total',
  row: (place: number) => `Row ${place}`,
  preview: 'Preview',
  writeOn: 'Write',
  tagsHint: 'Separate them with commas.',
  dropImage: 'Drag an image here, or click to choose one',
  dropImages: 'Drag images here, or click to choose them',
  imageHint: 'JPEG, PNG, WebP, AVIF or GIF, 10 MB at most',
  notAnImage: (name: string) =>
    `“${name}” was not added: it is not a readable image (JPEG, PNG, WebP, AVIF or GIF).`,
  imageTooHeavy: (name: string, megabytes: number) =>
    `“${name}” was not added: it is larger than ${megabytes} MB.`,
  oneImageOnly: 'Only one image can be chosen here.',
  dropFile: 'Drag a file here, or click to choose one',
  fileHint: (types: string, most: string) => `${types}, ${most} at most`,
  emptyFile: (name: string) => `“${name}” was not added: it is empty.`,
  fileTooLarge: (name: string, most: string) => `“${name}” was not added: it is larger than ${most}.`,
  fileOfOtherType: (name: string, types: string) =>
    `“${name}” was not added: this type of file is not accepted (${types}).`,
  fileOfOtherContent: (name: string, types: string) =>
    `“${name}” was not added: its content is not what its name says (${types}).`,
  oneFileOnly: 'Only one file can be chosen here.',
  removeFile: (name: string) => `Remove “${name}”`,
  existingFile: 'Current file',
  newFile: 'New file',
  removeImage: (number: number) => `Remove image ${number}`,
  enlargeImage: (number: number) => `Enlarge image ${number}`,
  closeImage: 'Close image',
  moveImageBack: (number: number) => `Move image ${number} earlier`,
  moveImageOn: (number: number) => `Move image ${number} later`,
  takePhoto: 'Take a photo',
  makePassword: 'Generate password',
  copyPassword: 'Copy',
  passwordCopied: 'Copied',
  existingImage: 'Current image',
  newImage: 'New image',
  languages: { fr: 'French', ar: 'Arabic', en: 'English' },
} satisfies typeof french.forms)

/** How values are told of that no input shows. */
export const values = words('values', {
  nothing: 'not set',
  changed: 'changed',
  sameRows: (count: number) => `${count} unchanged ${plural('en', count, { one: 'row', other: 'rows' })}`,
  record: (id: RecordId) => `record #${id}`,
} satisfies typeof french.values)

/** What is said of a form's content that this browser has kept. */
export const drafts = words('drafts', {
  label: 'Draft',
  offer: (moment: string) => `You have a draft from ${moment}.`,
  hint: 'Images and passwords are not kept in it.',
  hintOfDocuments: 'Images, files and passwords are not kept in it.',
  resume: 'Resume',
  discard: 'Discard',
} satisfies typeof french.drafts)

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
} satisfies typeof french.leaving)

function others(count: number): string {
  return `${count} ${plural('en', count, { one: 'other', other: 'others' })}`
}

/** How hard a password is to guess. */
export const passwords = words('passwords', {
  short: 'Too short: at least 8 characters.',
  guessed: 'Refused: too common, or based on what is known about the person.',
  weak: 'Weak: make it longer, with several words for example.',
  fair: 'Fair: a few more characters make it good.',
  good: 'Good password.',
  strong: 'Very good password.',
} satisfies typeof french.passwords)
