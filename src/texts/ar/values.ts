import type { RecordId } from '../../schema/values/record-id.ts'
import type { values as french } from '../fr/values.ts'
import { words } from '../words.ts'
import { lines } from './counts.ts'

/** How values are told of that no input shows. */
export const values = words('values', {
  nothing: 'غير محدد',
  changed: 'تم التغيير',
  sameRows: (count: number) => `${lines(count)} دون تغيير`,
  record: (id: RecordId) => `البطاقة رقم \u2068${id}\u2069`,
} satisfies typeof french)
