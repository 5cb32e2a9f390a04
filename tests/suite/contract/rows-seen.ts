import { FILTER_OPERATORS } from '../../../src/schema/where/filter.ts'
import type { StoredRecord } from '../../../src/schema/entity/field-definition.ts'

// What `access.rows` says of a record as administrator 1 reads it, with what it nests.

type Asked = Readonly<Record<string, unknown>>

const OPERATORS: readonly string[] = FILTER_OPERATORS

/** Whether a rule shows a record; undefined where what is read of it does not tell. */
export function isRowSeen(where: unknown, record: StoredRecord): boolean | undefined {
  return meets(where, record)
}

function meets(where: unknown, record: unknown): boolean | undefined {
  if (!isObject(where) || !isObject(record)) return false
  return every(Object.entries(where).map(([name, asked]) => meetsPart(name, asked, record)))
}

function meetsPart(name: string, asked: unknown, record: Asked): boolean | undefined {
  if (name === 'or') return some([asked].flat().map((each) => meets(each, record)))
  // What the account lacks is met by none, turned around as well.
  if (name === 'not') return lacks(asked) ? false : opposite(meets(asked, record))
  const value = record[name]
  if (value === undefined) return undefined
  if (isObject(asked) && !Object.keys(asked).every((each) => OPERATORS.includes(each)))
    // Nothing and none is no record that could be so.
    return some([value ?? []].flat().map((each: unknown) => meets(asked, each)))
  if (!isObject(asked)) return isOneOf(asked, value)
  return every(Object.entries(asked).map(([operator, wanted]) => meetsOperator(operator, wanted, value)))
}

function meetsOperator(operator: string, wanted: unknown, value: unknown): boolean | undefined {
  if (operator === 'empty') return isNothing(value) === wanted
  if (operator === 'in') return isOneOf(wanted, value)
  if (isNothing(wanted) || isNothing(value)) return false
  const isNumber = typeof wanted === 'number' && typeof value === 'number'
  if (operator === 'from') return isNumber ? value >= wanted : String(value) >= String(wanted)
  if (operator === 'to') return isNumber ? value <= wanted : undefined
  return undefined
}

function isOneOf(asked: unknown, value: unknown): boolean {
  return [asked].flat().some((each) => !isNothing(each) && [value].flat().includes(each))
}

function lacks(asked: unknown): boolean {
  return isNothing(asked) || (typeof asked === 'object' && Object.values(Object(asked)).some(lacks))
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

function isObject(value: unknown): value is Asked {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type Told = readonly (boolean | undefined)[]

function every(all: Told): boolean | undefined {
  if (all.includes(false)) return false
  return all.includes(undefined) ? undefined : true
}

function some(all: Told): boolean | undefined {
  return opposite(every(all.map(opposite)))
}

function opposite(told: boolean | undefined): boolean | undefined {
  return told === undefined ? undefined : !told
}
