import { isolated } from '../../../texts/ar/counts.ts'
import { changes } from '../../../texts/ar/late-counts.ts'
import { words } from '../../../texts/words.ts'
import type { live as french } from './fr.ts'

const names = new Intl.ListFormat('ar-DZ')

/** What is said of others who work at the same time. */
export const live = words('live', {
  changes,
  show: 'عرض',
  alsoOpen: (others: readonly string[]) =>
    `هذه البطاقة مفتوحة أيضًا لدى ${names.format(others.map(isolated))}`,
  changedBy: (name: string | undefined) =>
    name ? `تم التعديل من طرف \u2068${name}\u2069` : 'تم التعديل في هذه الأثناء',
  deletedBy: (name: string | undefined) =>
    name ? `تم الحذف من طرف \u2068${name}\u2069` : 'تم الحذف في هذه الأثناء',
} satisfies typeof french)
