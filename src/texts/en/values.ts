import type { RecordId } from '../../schema/values/record-id.ts'
import type { values as french } from '../fr/values.ts'
import { plural } from '../plural.ts'
import { words } from '../words.ts'

/** How values are told of that no input shows. */
export const values = words('values', {
  nothing: 'not set',
  changed: 'changed',
  sameRows: (count: number) => `${count} unchanged ${plural('en', count, { one: 'row', other: 'rows' })}`,
  record: (id: RecordId) => `record #${id}`,
} satisfies typeof french)
