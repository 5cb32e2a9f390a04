import type { notFound as french } from '../fr/not-found.ts'
import { words } from '../words.ts'

/** The words of a page that is not there. */
export const notFound = words('notFound', {
  text: 'الصفحة غير موجودة',
  hint: 'هذه الصفحة غير موجودة أو لم تعد موجودة.',
  home: 'العودة إلى الصفحة الرئيسية',
} satisfies typeof french)
