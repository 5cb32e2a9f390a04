import type { JsonObject } from '../../../../src/kinds/core/authoring/json.ts'
import type { DescribedColumn } from './described-table.ts'
import { isLabelGuessed } from '../field-label.ts'

/** The kinds recognise what OpenAPI documents say, so that is how a column is described to them. */
type Describe = (column: DescribedColumn, isExact: boolean) => JsonObject

const WHOLE: Describe = () => ({ type: 'integer' })
const EXACT: Describe = (_column, isExact) =>
  isExact ? { type: 'string', format: 'decimal' } : { type: 'number' }
const TEXT: Describe = ({ sizes: [maxLength] }) => ({ type: 'string', ...(maxLength && { maxLength }) })
const format =
  (name: string): Describe =>
  () => ({ type: 'string', format: name })

/** The first that a declared type matches. */
const TYPES: readonly (readonly [RegExp, Describe])[] = [
  [/^(bool|bit$)/, () => ({ type: 'boolean' })],
  [/^bigint|^int8/, () => ({ type: 'integer', format: 'int64' })],
  [/int|serial/, WHOLE],
  [/^(numeric|decimal|number|money)/, EXACT],
  [/^(real|double|float)/, () => ({ type: 'number' })],
  [/^(timestamp|datetime)/, format('date-time')],
  [/^date/, format('date')],
  [/^time/, format('time')],
  [/^(uuid|uniqueidentifier)/, format('uuid')],
  [/^json/, () => ({ type: 'object' })],
  [/^(text|clob)/, longText],
  [/char|citext/, TEXT],
]

/** What a column holds, as a schema; undefined where no kind can hold it. */
export function columnSchema(column: DescribedColumn, isExact: boolean): JsonObject | undefined {
  const { type, sizes, values } = column
  if (values.length > 0) return { type: 'string', enum: [...values] }
  if (type.endsWith('[]')) return undefined
  if (type === 'tinyint' && sizes[0] === 1) return { type: 'boolean' }
  return TYPES.find(([declared]) => declared.test(type))?.[1](column, isExact)
}

/** A text without a limit is a long one, unless its name is that of something short. */
function longText({ name }: DescribedColumn): JsonObject {
  const isShort = !isLabelGuessed(name) && !/descri|comment|note|bio|address/i.test(name)
  return { type: 'string', ...(!isShort && { maxLength: 10_000 }) }
}
