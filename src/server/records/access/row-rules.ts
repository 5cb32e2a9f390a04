import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import { linksOf, relatedBy, rowsEntity } from '../../../kinds/core/definition/relations.ts'
import type { Column } from '../../../schema/entity/column.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { FILTER_OPERATORS, type FilterOperator } from '../../../schema/where/filter.ts'
import { operatorsOf, isPlain, type WhereTree } from '../../../schema/where/where-tree.ts'
import { LARGEST_INTEGER } from '../../../schema/values/storable.ts'
import { entityNamed } from '../store/store.ts'

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

const NO_RECORD: WhereTree = { any: [] }
/** What is not this is nothing. */
const ALL: WhereTree = { all: [] }

/**
 * A rule as the database is asked. What asks for a value that the account lacks is met by no record, and so is a `not` around
 * it: turned around it would be met by all.
 * @param rule as the config's function answers it, whatever that is
 */
export function readRule(entities: readonly AnyEntity[], entity: AnyEntity, rule: unknown): WhereTree {
  return readWhere({ entities, isDeleted: false, isInNot: false, onLack() {} }, entity, rule)
}

/** The same for deleted records, of which what cannot be told any more is met by none. */
export function readDeletedRule(entities: readonly AnyEntity[], entity: AnyEntity, rule: unknown): WhereTree {
  return readWhere({ entities, isDeleted: true, isInNot: false, onLack() {} }, entity, rule)
}

function readWhere(reading: Reading, entity: AnyEntity, where: unknown): WhereTree {
  if (!isRule(where)) return lacking(reading)
  return { all: Object.entries(where).map(([name, asked]) => readPart(reading, entity, name, asked)) }
}

function readPart(reading: Reading, entity: AnyEntity, name: string, asked: unknown): WhereTree {
  if (name === 'or') return { any: readAlternatives(reading, entity, asked) }
  if (name === 'not') return { not: readOpposite(reading, entity, asked) }
  const related = relatedBy(entity.fields, name)
  if (related) {
    const isLink = linksOf(entity.fields).some(({ as }) => as === name)
    if (reading.isDeleted && (isLink || reading.isInNot)) return lacking(reading)
    const target = entityNamed(reading.entities, related.to)
    return { related: name, where: readWhere({ ...reading, isDeleted: false }, target, asked) }
  }
  const rows = rowsEntity(entity, name)
  if (!rows || operatorsOf(asked)) return readAsked(reading, entity, name, asked)
  return reading.isDeleted ? lacking(reading) : { related: name, where: readWhere(reading, rows, asked) }
}

function readAlternatives(reading: Reading, entity: AnyEntity, asked: unknown): readonly WhereTree[] {
  if (!Array.isArray(asked) || asked.length === 0) return [lacking(reading)]
  return asked.map((each: unknown) => readWhere(reading, entity, each))
}

function readOpposite(reading: Reading, entity: AnyEntity, asked: unknown): WhereTree {
  let isLacking = false
  const onLack = () => {
    isLacking = true
    reading.onLack()
  }
  const opposite = readWhere({ ...reading, isInNot: true, onLack }, entity, asked)
  return isLacking ? ALL : opposite
}

/** A plain value is one of a list with it alone, and of a plain list one is enough. */
function readAsked(reading: Reading, entity: AnyEntity, name: string, asked: unknown): WhereTree {
  const isLink = linksOf(entity.fields).some((link) => link.column === name)
  const operators = Object.entries(isPlain(asked) ? asked : { in: [asked].flat() }).map(
    ([operator, value]: readonly [string, unknown]) => {
      const known = FILTER_OPERATORS.find((each) => each === operator)
      if (known) return [known, value] as const
      throw new Error(`access.rows of "${entity.name}": "${name}" is not asked for "${operator}"`)
    },
  )
  const column = columnOf(entity, name, operators)
  const read = operators.map(([operator, value]) => {
    const isTold = !(reading.isDeleted && isLink && operator === 'in')
    const given = operator === 'in' ? [value].flat() : [value]
    const held = isTold ? given.filter((each) => isValue(column, operator, each)) : []
    if (held.length === 0 || held.length < given.length) reading.onLack()
    return { field: name, operator, values: held }
  })
  const isWhole = read.length > 0 && read.every(({ values }) => values.length > 0)
  return isWhole ? { all: read } : lacking(reading)
}

function lacking(reading: Reading): WhereTree {
  reading.onLack()
  return NO_RECORD
}

const ID: Column = { name: 'id', type: 'integer', empty: null }

/** @throws Error for what there is not, and for what nobody is told by. */
function columnOf(
  { name: entity, fields }: AnyEntity,
  name: string,
  operators: readonly (readonly [FilterOperator, unknown])[],
): Column {
  const field = fields[name]
  if (!field && name === ID.name) return ID
  if (!field) throw new Error(`access.rows of "${entity}": there is no field "${name}"`)
  const [column, ...more] = definitionOf(field).columns(name, field)
  const isOne = more.length === 0 || operators.every(([operator]) => operator !== 'in')
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
