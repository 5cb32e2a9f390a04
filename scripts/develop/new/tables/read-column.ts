import { askedColumn, type FieldRequest } from '../../../../src/kinds/core/authoring/authoring.ts'
import type { Options } from '../../../../src/kinds/core/authoring/expectation.ts'
import { hasWord } from '../../../../src/kinds/core/authoring/recognize.ts'
import { readWords } from '../../../../src/kinds/core/authoring/naming.ts'
import { isOpaqueKind } from '../../../../src/kinds/core/storage/opaque-kinds.ts'
import { authoringOf } from '../../../../src/kinds/registries/authorings.ts'
import { kindWords } from '../field-grammar.ts'
import { isFieldName } from '../assert-names.ts'
import { isBookkeeping } from '../name-hints.ts'
import { recognize } from '../openapi/read-fields.ts'
import { recognizeStructure } from '../openapi/recognize-structure.ts'
import { columnSchema } from './column-schema.ts'
import type { DescribedColumn, DescribedReference } from './described-table.ts'

export interface ReadColumn {
  readonly field?: FieldRequest
  readonly remark?: string
}

export interface AroundColumn {
  /** Where its values lead to, and the entity that runs on that table. */
  readonly reference: { readonly to: string; readonly onDelete: DescribedReference['onDelete'] } | undefined
  readonly isUnique: boolean
  readonly isUniqueTogether: boolean
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
  const found = around.reference ? refer(column, around.reference) : recognizeColumn(name, column, around)
  if (!found) return left(`no kind holds ${column.type || 'a column without a type'}`)
  if (isOpaqueKind(found.kind)) return left('the other program alone knows how it keeps such values')
  const { remark, kind } = found
  const isUnique = around.isUnique || around.isUniqueTogether
  // What each new record would start with is no default of what no two may hold.
  const startsWith = around.isUnique ? null : column.startsWith
  const facts = { ...column, startsWith, isUnique, places: readPlaces(column) }
  const options = {
    ...found.options,
    ...(authoringOf({ kind }).readColumn ?? askedColumn)(facts),
    ...(around.isUnique && { unique: true }),
    ...renamed,
  }
  return {
    field: { ...found, name, options },
    ...(remark !== undefined && { remark: `${column.name}: ${remark}` }),
  }
}

type Found = Omit<FieldRequest, 'name'> & { readonly remark?: string }

function refer({ name }: DescribedColumn, { to, onDelete }: NonNullable<AroundColumn['reference']>): Found {
  const rule = onDelete === 'cascade' ? 'cascade' : onDelete === 'set null' ? 'clear' : undefined
  return {
    kind: 'reference',
    options: { to, ...(rule && { onDelete: rule }) },
    ...(name === to && { remark: 'it has the name of its entity' }),
  }
}

function recognizeColumn(
  name: string,
  column: DescribedColumn,
  { isExact }: AroundColumn,
): Found | undefined {
  const schema = columnSchema(column, isExact)
  if (!schema) return undefined
  const nothing = { create: {}, update: {}, record: {} }
  const described = { name, schema, isText: schema.type === 'string', bodies: nothing, flatten: () => ({}) }
  const found = recognize(described) ?? recognizeStructure(schema, () => ({}))
  if (!found) return undefined
  const { kind, options = {} } = found
  const isAmount = kind === kindWords['money'] && hasWord(name, AMOUNTS)
  return { kind, options, ...(isAmount && { word: 'money' }) }
}

/** The 2 of `numeric(10,2)`. */
function readPlaces({ type, sizes: [all, places = 0] }: DescribedColumn): number | undefined {
  return /^(numeric|decimal)/.test(type) && all !== undefined ? places : undefined
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
