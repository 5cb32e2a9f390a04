import type { drafts as french } from '../fr/drafts.ts'
import { words } from '../words.ts'

/** What is said of a form's content that this browser has kept. */
export const drafts = words('drafts', {
  label: 'مسودة',
  offer: (moment: string) => `لديك مسودة بتاريخ ${moment}.`,
  hint: 'لا تُحفظ فيها الصور ولا كلمات المرور.',
  hintOfDocuments: 'لا تُحفظ فيها الصور ولا الملفات ولا كلمات المرور.',
  resume: 'استئناف',
  discard: 'حذف',
} satisfies typeof french)
