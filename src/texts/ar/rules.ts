import type { rules as french } from '../fr/rules.ts'
import { words } from '../words.ts'
import { counting } from './counts.ts'

const letters = counting({ one: 'حرف واحد', two: 'حرفان', few: 'أحرف', many: 'حرفًا', other: 'حرف' })
const decimals = counting({
  one: 'رقم عشري واحد',
  two: 'رقمان عشريان',
  few: 'أرقام عشرية',
  many: 'رقمًا عشريًا',
  other: 'رقم عشري',
})

/** What a refused value is told; each speaks of the field by its label. */
export const rules = words('rules', {
  required: (label: string) => `\u2068${label}\u2069: هذا الحقل إلزامي.`,
  email: (label: string) => `\u2068${label}\u2069: عنوان البريد الإلكتروني غير صالح.`,
  date: (label: string) => `\u2068${label}\u2069: هذا التاريخ غير صالح.`,
  past: (label: string) => `\u2068${label}\u2069: هذا التاريخ في المستقبل.`,
  fromToday: (label: string) => `\u2068${label}\u2069: يجب أن يكون اليوم أو بعده.`,
  untilToday: (label: string) => `\u2068${label}\u2069: يجب أن يكون اليوم أو قبله.`,
  fromDay: (label: string, day: string) =>
    `\u2068${label}\u2069: يجب أن يكون يوم \u2068${day}\u2069 أو بعده.`,
  untilDay: (label: string, day: string) =>
    `\u2068${label}\u2069: يجب أن يكون يوم \u2068${day}\u2069 أو قبله.`,
  fromField: (label: string, other: string) =>
    `\u2068${label}\u2069: لا يمكن أن يسبق «\u2068${other}\u2069».`,
  untilField: (label: string, other: string) =>
    `\u2068${label}\u2069: لا يمكن أن يتجاوز «\u2068${other}\u2069».`,
  datetime: (label: string) => `\u2068${label}\u2069: قيمة التاريخ والساعة غير صالحة.`,
  time: (label: string) => `\u2068${label}\u2069: هذه الساعة غير صالحة.`,
  url: (label: string) => `\u2068${label}\u2069: عنوان الويب هذا غير صالح.`,
  color: (label: string) => `\u2068${label}\u2069: يُنتظر لون مثل \u2068#1a7f5a\u2069.`,
  uuid: (label: string) => `\u2068${label}\u2069: هذا المعرّف غير صالح.`,
  coordinates: (label: string) =>
    `\u2068${label}\u2069: يُنتظر خط عرض وخط طول، مثل \u206836.7538, 3.0588\u2069.`,
  duration: (label: string) => `\u2068${label}\u2069: تُنتظر مدة مثل 1:30.`,
  json: (label: string) => `\u2068${label}\u2069: يُنتظر كائن أو قائمة بصيغة JSON.`,
  number: (label: string) => `\u2068${label}\u2069: يُنتظر عدد.`,
  wholeNumber: (label: string) => `\u2068${label}\u2069: يُنتظر عدد صحيح.`,
  decimals: (label: string, most: number) => `\u2068${label}\u2069: ${decimals(most)} على الأكثر.`,
  atLeast: (label: string, least: number) => `\u2068${label}\u2069: \u2068${least}\u2069 على الأقل.`,
  atMost: (label: string, most: number) => `\u2068${label}\u2069: \u2068${most}\u2069 على الأكثر.`,
  minLength: (label: string, length: number) => `\u2068${label}\u2069: ${letters(length)} على الأقل.`,
  maxLength: (label: string, length: number) => `\u2068${label}\u2069: ${letters(length)} على الأكثر.`,
  notInList: (label: string) => `\u2068${label}\u2069: هذه القيمة ليست ضمن القائمة.`,
  repeated: (label: string) => `\u2068${label}\u2069: هذه القيمة موجودة في سطر آخر.`,
  says: (label: string, what: string) => `\u2068${label}\u2069: \u2068${what}\u2069`,
  invalid: (label: string) => `\u2068${label}\u2069: هذه القيمة غير صالحة.`,
} satisfies typeof french)
