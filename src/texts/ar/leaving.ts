import type { leaving as french } from '../fr/leaving.ts'
import { plural } from '../plural.ts'
import { words } from '../words.ts'
import { listed, formatCount } from './counts.ts'

function others(count: number): string {
  if (count === 0) return ''
  const rest = plural('ar', count, {
    one: 'وحقل آخر',
    two: 'وحقلان آخران',
    few: `و${formatCount(count)} حقول أخرى`,
    many: `و${formatCount(count)} حقلًا آخر`,
    other: `و${formatCount(count)} حقل آخر`,
  })
  return ` ${rest}`
}

/** The question before what was typed would be lost. */
export const leaving = words('leaving', {
  title: 'المغادرة دون حفظ؟',
  changed: (labels: readonly string[], more: number) => `الحقول المعدّلة: ${listed(labels)}${others(more)}.`,
  text: 'لم تُحفظ تعديلاتك. ستضيع عند مغادرة هذه الصفحة.',
  draft: 'تبقى المسودة في هذا المتصفح وستُقترح عليك عند عودتك.',
  unkept: (labels: readonly string[]) => `لا تشمل المسودة: ${listed(labels)}.`,
  stay: 'البقاء',
  keep: 'الاحتفاظ بالمسودة',
  leave: 'المغادرة دون حفظ',
} satisfies typeof french)
