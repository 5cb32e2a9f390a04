import type { FieldRequest } from '../../../../src/kinds/core/authoring/authoring.ts'
import type { Options } from '../../../../src/kinds/core/authoring/literal.ts'
import { hasWord } from '../../../../src/kinds/core/authoring/recognize.ts'
import { readWords } from '../../../../src/kinds/core/authoring/naming.ts'
import { isFieldName } from '../assert-names.ts'
import { isBookkeeping } from '../name-hints.ts'
import { recognize } from '../openapi/read-fields.ts'
import { recognizeStructure } from '../openapi/recognize-structure.ts'
import { columnSchema } from './column-schema.ts'
import { readDefault } from './read-default.ts'
import type { DescribedColumn, DescribedReference } from './described-table.ts'

export interface ReadColumn {
  readonly field?: FieldRequest
  readonly remark?: string
}

export interface AroundColumn {
  /** Where its values lead to, and the entity that runs on that table. */
  readonly reference: { readonly to: string; readonly onDelete: DescribedReference['onDelete'] } | undefined
  readonly isUnique: boolean
  readonly isExact: boolean
}

const AMOUNTS = ['price', 'prix', 'amount', 'montant', 'total', 'cost', 'fee', 'salary', 'balance', 'paid']

/** This program fills them as well. */
const FILLED = ['created_at', 'updated_at']

/** The field of a column, and what a person should look at. */
export function readColumn(column: DescribedColumn, around: AroundColumn): ReadColumn {
  const left = (why: string) => ({ remark: `${column.name}: left out, ${why}${describeGap(column)}` })
  if (FILLED.includes(column.name)) return {}
  if (isBookkeeping(column.name)) return left('it is the bookkeeping of whoever writes the row')
  const name = fieldNameOf(column.name)
  const renamed: Options = name === column.name ? {} : { renamedFrom: column.name }
  const found = around.reference ? readReference(column, around.reference) : readKind(name, column, around)
  if (!found) return left(`no kind holds ${column.type || 'a column without a type'}`)
  if (found.kind === 'password') return left('the other program alone knows how it keeps its passwords')
  const { remark } = found
  const options = {
    ...found.options,
    ...readDefault(found.kind, column),
    ...(isAsked(found, column, around.isUnique) && { required: true }),
    ...(around.isUnique && { unique: true }),
    ...renamed,
  }
  return {
    field: { ...found, name, options },
    ...(remark !== undefined && { remark: `${column.name}: ${remark}` }),
  }
}

type Found = Omit<FieldRequest, 'name'> & { readonly remark?: string }

function readReference(
  { name }: DescribedColumn,
  { to, onDelete }: NonNullable<AroundColumn['reference']>,
): Found {
  const rule = onDelete === 'cascade' ? 'cascade' : onDelete === 'set null' ? 'clear' : undefined
  return {
    kind: 'reference',
    options: { to, ...(rule && { onDelete: rule }) },
    ...(name === to && { remark: 'it has the name of its entity' }),
  }
}

function readKind(name: string, column: DescribedColumn, { isExact }: AroundColumn): Found | undefined {
  const schema = columnSchema(column, isExact)
  if (!schema) return undefined
  const nothing = { create: {}, update: {}, record: {} }
  const described = { name, schema, isText: schema.type === 'string', bodies: nothing, flatten: () => ({}) }
  const found = recognize(described) ?? recognizeStructure(schema, () => ({}))
  if (!found) return undefined
  const { kind, options = {} } = found
  if (kind === 'json') return { kind, options }
  const decimals = readDecimals(column, isExact)
  if (kind === 'decimal') {
    const isAmount = hasWord(name, AMOUNTS)
    return { kind, ...(isAmount && { word: 'money' }), options: { ...(decimals !== 2 && { decimals }) } }
  }
  const places = kind === 'number' && options['decimals'] === true && decimals > 0 ? { decimals } : {}
  return { kind, options: { ...options, ...places } }
}

/** How many of `numeric(10,2)`; without a size as many as amounts have. */
function readDecimals({ type, sizes: [all, places = 0] }: DescribedColumn, isExact: boolean): number {
  const isSized = /^(numeric|decimal)/.test(type) && all !== undefined
  return isSized ? Math.min(places, 6) : isExact ? 2 : 0
}

/** A form that leaves it empty would write what the table refuses. */
function isAsked(
  { kind }: Found,
  { isNullable, startsWith, values }: DescribedColumn,
  isUnique: boolean,
): boolean {
  if (kind === 'toggle') return false
  // An empty text is a value to the table: none of the list, and the same twice.
  // Those alone are never written as an empty text.
  const isNull = ['date', 'datetime', 'time', 'decimal', 'reference'].includes(kind)
  const isRefused = values.length > 0 || (isUnique && kind !== 'reference' && kind !== 'number')
  return isRefused || (!isNullable && (startsWith === null || isNull))
}

function describeGap({ isNullable, startsWith }: DescribedColumn): string {
  return isNullable || startsWith !== null
    ? ''
    : '; the table asks for it, so that nothing can be added until it has a default'
}

/** `full_name` of `Full Name`; the column is renamed. */
function fieldNameOf(column: string): string {
  if (isFieldName(column)) return column
  const name = readWords(column).join('_').slice(0, 40)
  return isFieldName(name) ? name : `field_${name}`.slice(0, 40)
}
