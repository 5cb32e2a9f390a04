import type { drafts as french } from '../fr/drafts.ts'
import { words } from '../words.ts'

/** What is said of a form's content that this browser has kept. */
export const drafts = words('drafts', {
  label: 'Draft',
  offer: (moment: string) => `You have a draft from ${moment}.`,
  hint: 'Images and passwords are not kept in it.',
  hintOfDocuments: 'Images, files and passwords are not kept in it.',
  resume: 'Resume',
  discard: 'Discard',
} satisfies typeof french)
