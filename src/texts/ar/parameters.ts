import type { parameters as french } from '../fr/parameters.ts'
import { words } from '../words.ts'
import { counting, listed } from './counts.ts'

const ofLetters = counting({ one: 'حرفًا واحدًا', two: 'حرفين', few: 'أحرف', many: 'حرفًا', other: 'حرف' })

/** What is said of a parameter of an address that is refused: its name, what was sent, and what may stand there. */
export const parameters = words('parameters', {
  refused: (name: string, sent: string, expected: string) =>
    `\u2068${name}\u2069: القيمة «\u2068${sent}\u2069» غير مقبولة. المتوقع: \u2068${expected}\u2069.`,
  missing: (name: string, expected: string) =>
    `\u2068${name}\u2069: هذا المعامل إلزامي. المتوقع: \u2068${expected}\u2069.`,
  unknown: (names: string, known: string) =>
    `\u2068${names}\u2069: هذا المعامل غير موجود. المتوقع: \u2068${known}\u2069.`,
  oneOf: (values: readonly string[]) => listed(values),
  wholeNumber: (least: number, most: number) => `عدد صحيح من \u2068${least}\u2069 إلى \u2068${most}\u2069`,
  number: (least: number, most: number) => `عدد من \u2068${least}\u2069 إلى \u2068${most}\u2069`,
  moment: 'تاريخ وساعة مثل \u20682026-01-31T12:00:00.000Z\u2069',
  date: 'تاريخ مثل \u20682026-01-31\u2069',
  pattern: (pattern: string) => `نص على الشكل \u2068${pattern}\u2069`,
  length: (most: number) => `نص لا يتجاوز ${ofLetters(most)}`,
  text: 'نص',
  none: 'لا شيء',
  noSuchEntity: (name: string) => `لا توجد قائمة باسم \u2068${name}\u2069.`,
} satisfies typeof french)
