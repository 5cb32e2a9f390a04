import { operatorsOf } from '../../../kinds/core/filter/parse-where.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import { linksOf } from '../../../kinds/references/links.ts'
import { rowsEntity } from '../../../kinds/rows/rows-entity.ts'
import type { Column } from '../../../schema/entity/column.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { FILTER_OPERATORS } from '../../../schema/where/filter.ts'
import { LARGEST_INTEGER } from '../../../schema/values/storable.ts'
import { isPlain, relatedBy } from '../conditions/where-conditions.ts'
import { entityNamed } from '../store/store.ts'

/** What a rule of `access.rows` asks, in the words of `where`. */
export type RowRule = Readonly<Record<string, unknown>>

/** A promise, which asks for nothing, is none. */
export function isRule(answer: unknown): answer is object {
  return isPlain(answer) && Object.getPrototypeOf(answer) === Object.prototype
}

interface Reading {
  readonly entities: readonly AnyEntity[]
  /** Of a deleted record the table that its lists have are gone, and what it refers to may be gone as well. */
  readonly isDeleted: boolean
  readonly isInNot: boolean
  /** Is told of a part that no record meets, since what it asks for is not there. */
  onLack(): void
}

const NO_RECORD: RowRule = { or: [] }
const NO_VALUE: RowRule = { in: [] }
/** What is not this is nothing. */
const ALL: RowRule = {}

/**
 * A rule as the database is asked. What asks for a value that the account lacks is met by no record, and so is a `not` around
 * it: turned around it would be met by all.
 * @param rule as the config's function answers it, whatever that is
 */
export function readRule(entities: readonly AnyEntity[], entity: AnyEntity, rule: unknown): RowRule {
  return readWhere({ entities, isDeleted: false, isInNot: false, onLack() {} }, entity, rule)
}

/** The same for deleted records, of which what cannot be told any more is met by none. */
export function readDeletedRule(entities: readonly AnyEntity[], entity: AnyEntity, rule: unknown): RowRule {
  return readWhere({ entities, isDeleted: true, isInNot: false, onLack() {} }, entity, rule)
}

function readWhere(reading: Reading, entity: AnyEntity, where: unknown): RowRule {
  if (!isRule(where)) return lacking(reading, NO_RECORD)
  return Object.fromEntries(
    Object.entries(where).map(([name, asked]: readonly [string, unknown]) => [
      name,
      readPart(reading, entity, name, asked),
    ]),
  )
}

function readPart(reading: Reading, entity: AnyEntity, name: string, asked: unknown): unknown {
  if (name === 'or') return readAlternatives(reading, entity, asked)
  if (name === 'not') return readOpposite(reading, entity, asked)
  const related = relatedBy(entity, name)
  if (related) {
    const isLink = linksOf(entity.fields).some(({ as }) => as === name)
    if (reading.isDeleted && (isLink || reading.isInNot)) return lacking(reading, NO_RECORD)
    return readWhere({ ...reading, isDeleted: false }, entityNamed(reading.entities, related.to), asked)
  }
  const rows = rowsEntity(entity, name)
  if (!rows || operatorsOf(asked)) return readAsked(reading, entity, name, asked)
  return reading.isDeleted ? lacking(reading, NO_RECORD) : readWhere(reading, rows, asked)
}

function readAlternatives(reading: Reading, entity: AnyEntity, asked: unknown): readonly RowRule[] {
  if (!Array.isArray(asked) || asked.length === 0) return lacking(reading, [])
  return asked.map((each: unknown) => readWhere(reading, entity, each))
}

function readOpposite(reading: Reading, entity: AnyEntity, asked: unknown): RowRule {
  let isLacking = false
  const onLack = () => {
    isLacking = true
    reading.onLack()
  }
  const opposite = readWhere({ ...reading, isInNot: true, onLack }, entity, asked)
  return isLacking ? ALL : opposite
}

/** A plain value is one of a list with it alone, and of a plain list one is enough. */
function readAsked(reading: Reading, entity: AnyEntity, name: string, asked: unknown): RowRule {
  const isLink = linksOf(entity.fields).some((link) => link.column === name)
  const operators = Object.entries(isPlain(asked) ? asked : { in: [asked].flat() })
  const column = columnOf(
    entity,
    name,
    operators.map(([operator]) => operator),
  )
  const read = operators.map(([operator, value]: readonly [string, unknown]) => {
    const isTold = !(reading.isDeleted && isLink && operator === 'in')
    const given = operator === 'in' ? [value].flat() : [value]
    const held = isTold ? given.filter((each) => isValue(column, operator, each)) : []
    if (held.length === 0 || held.length < given.length) reading.onLack()
    return [operator, operator === 'in' ? held : held[0]] as const
  })
  const isWhole = read.length > 0 && read.every(([, value]) => value !== undefined)
  return isWhole ? Object.fromEntries(read) : lacking(reading, NO_VALUE)
}

function lacking<T>(reading: Reading, asked: T): T {
  reading.onLack()
  return asked
}

const ID: Column = { name: 'id', type: 'integer', empty: null }

/** @throws Error for what there is not, and for what nobody is told by. */
function columnOf({ name: entity, fields }: AnyEntity, name: string, operators: readonly string[]): Column {
  const field = fields[name]
  const unknown = operators.find((each) => !FILTER_OPERATORS.some((known) => known === each))
  if (unknown !== undefined)
    throw new Error(`access.rows of "${entity}": "${name}" is not asked for "${unknown}"`)
  if (!field && name === ID.name) return ID
  if (!field) throw new Error(`access.rows of "${entity}": there is no field "${name}"`)
  const [column, ...more] = definitionOf(field).columns(name, field)
  const isOne = more.length === 0 || !operators.includes('in')
  if (!column || !isOne || definitionOf(field).isSecret)
    throw new Error(`access.rows of "${entity}": "${name}" has no single value`)
  return column
}

/** Whether a column can be asked for this. PostgreSQL refuses to compare values of different types. */
function isValue({ type }: Column, operator: string, value: unknown): boolean {
  if (operator === 'empty') return typeof value === 'boolean'
  // So many days from today.
  if (isPlain(value)) return operator === 'from' || operator === 'to'
  switch (type) {
    case 'integer':
      return Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST_INTEGER
    case 'real':
      return Number.isFinite(value)
    case 'boolean':
      return typeof value === 'boolean'
    case 'text':
      return typeof value === 'string' && value !== ''
    case 'json':
      return Number.isInteger(value) || (typeof value === 'string' && value !== '')
  }
}
