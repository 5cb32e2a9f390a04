import { expect, it } from 'vitest'
import { latinDigits } from '../../src/schema/values/phone.ts'

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['+٢١٣ 663', '+213 663'],
  ['١٨/٠٤/١٩٩٦', '18/04/1996'],
  ['Oran ٣١ وهران', 'Oran 31 وهران'],
  ['', ''],
])('latinDigits(%j) is %j', (text, latin) => {
  expect(latinDigits(text)).toBe(latin)
})
