import { words } from '../../../texts/words.ts'
import type { savedViews as frenchViews, viewAnswers as frenchAnswers } from './fr.ts'

/** The words of the panel of saved views. */
export const savedViews = words('savedViews', {
  none: 'All records',
  saveAs: 'Save as view',
  update: (name: string) => `Update “${name}”`,
  name: 'View name',
  shared: 'Shared with all administrators',
  isDefault: 'Open by default',
  save: 'Save',
  cancel: 'Cancel',
  delete: 'Delete view',
  edit: (name: string) => `Edit view ${name}`,
  copyLink: (name: string) => `Copy link to ${name}`,
  linkCopied: 'Link copied',
  linkNotCopied: (link: string) => `The link could not be copied: ${link}`,
} satisfies typeof frenchViews)

/** What a change of views is refused with. */
export const viewAnswers = words('viewAnswers', {
  badRequest: 'Invalid view: a name is required.',
  notFound: 'This view does not exist, or belongs to someone else.',
  tooMany: 'You have too many views of this list: delete one.',
} satisfies typeof frenchAnswers)
