import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import type { Field } from '../../src/schema/entity/field-kinds.ts'
import type { StoredRecord } from '../../src/schema/entity/field-definition.ts'
import type { Filter, FilterOperator } from '../../src/schema/where/filter.ts'
import { kindValuesOf } from './values/values-of.ts'
import { dayOf, isAnniversaryIn, isIn, periods, today } from './periods.ts'

// What a list is filtered by and what that means, in plain comparisons of what is read, and by no code of the product.

const TEXT = ['contains', 'startsWith', 'empty'] as const
const CHOICE = ['in', 'empty'] as const
const AMOUNT = ['from', 'to', 'empty'] as const
const EMPTY = ['empty'] as const

const OPERATORS: Readonly<Record<Field['kind'], readonly FilterOperator[]>> = {
  text: TEXT,
  localizedText: TEXT,
  email: TEXT,
  phone: TEXT,
  url: TEXT,
  uuid: TEXT,
  iban: TEXT,
  tags: ['contains', 'empty'],
  choice: CHOICE,
  choices: CHOICE,
  country: CHOICE,
  lookup: CHOICE,
  dependentLookup: CHOICE,
  reference: CHOICE,
  references: CHOICE,
  number: AMOUNT,
  decimal: AMOUNT,
  duration: AMOUNT,
  time: AMOUNT,
  date: ['from', 'to', 'within', 'anniversary', 'empty'],
  datetime: ['from', 'to', 'within', 'empty'],
  toggle: ['is'],
  longText: EMPTY,
  markdown: EMPTY,
  json: EMPTY,
  rows: EMPTY,
  color: EMPTY,
  coordinates: EMPTY,
  images: EMPTY,
  image: [],
  file: [],
  password: [],
}

export function operatorsOf(field: Field): readonly FilterOperator[] {
  const isThreefold = field.kind === 'toggle' && field.words.unknown !== undefined
  if (isThreefold) return ['is', 'empty']
  const known: readonly FilterOperator[] | undefined = OPERATORS[field.kind]
  return known ?? kindValuesOf(field).filteredBy ?? []
}

/** Whether a record, as it is read, meets all filters, and one of those that are alternatives. */
export function isFound({ fields }: AnyEntity, record: StoredRecord, filters: readonly Filter[]): boolean {
  const isMet = (filter: Filter) => {
    const kind = fields[filter.field]?.kind
    const values = valuesAt(record, filter.field.split('.'))
    return values.some((value) => filter.values.some((asked) => meets(filter, kind, value, String(asked))))
  }
  const isRight = (filter: Filter) => isMet(filter) !== (filter.isNot ?? false)
  const alternatives = filters.filter(({ isAlternative }) => isAlternative)
  return (
    filters.every((filter) => filter.isAlternative || isRight(filter)) &&
    (alternatives.length === 0 || alternatives.some(isRight))
  )
}

/** Of each record that a way leads to, and none where it leads to none. */
function valuesAt(value: unknown, [step, ...rest]: readonly string[]): readonly unknown[] {
  if (step === undefined) return [value]
  if (Array.isArray(value)) return value.flatMap((each) => valuesAt(each, [step, ...rest]))
  return typeof value === 'object' && value !== null ? valuesAt(Reflect.get(value, step), rest) : []
}

function meets(
  { field, operator }: Filter,
  kind: Field['kind'] | undefined,
  value: unknown,
  asked: string,
): boolean {
  // An empty list is something to whoever keeps JSON.
  const isEmpty = kind === 'json' ? value === null : isNothing(value)
  if (operator === 'empty') return isEmpty === (asked === 'true')
  if (isEmpty) return false
  const period = periods.find((each) => each === asked) ?? 'today'
  const compared = kind === 'phone' ? plainNumber : plain
  switch (operator) {
    case 'in':
      return field === 'id' ? isInSpan(Number(value), asked) : [value].flat().map(String).includes(asked)
    case 'is':
      return String(value) === asked
    case 'from':
      return compare(value, asked) >= 0
    case 'to':
      return compare(value, asked) <= 0
    case 'contains':
      return textsOf(value).some((text) => compared(text).includes(compared(asked)))
    case 'startsWith':
      return textsOf(value).some((text) => compared(text).startsWith(compared(asked)))
    case 'within':
      return isIn(period, dayOf(String(value)), today())
    case 'anniversary':
      return isAnniversaryIn(period, String(value), today())
  }
}

function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isNothing)
  return value === undefined || value === null || value === ''
}

function isInSpan(id: number, asked: string): boolean {
  const [first, last = first] = asked.split('-').map(Number)
  return first !== undefined && last !== undefined && id >= first && id <= last
}

/** Numbers by their size, amounts of money to the last cent, instants by their day where one is asked for; others by their letters. */
function compare(value: unknown, asked: string): number {
  const [, hours, minutes] = /^(\d+)[:h](\d\d)$/.exec(asked) ?? []
  if (typeof value === 'number') return value - Number(hours ? Number(hours) * 60 + Number(minutes) : asked)
  const text = asked.length === 'YYYY-MM-DD'.length ? dayOf(String(value)) : String(value)
  const [one, other] = [text, asked].map((each) => (DECIMAL.test(each) ? unitsOf(each) : each))
  return one === other ? 0 : one !== undefined && other !== undefined && one < other ? -1 : 1
}

const DECIMAL = /^-?\d+(\.\d+)?$/

function unitsOf(amount: string): bigint {
  const [whole = '', part = ''] = amount.split('.')
  return BigInt(whole + part.padEnd(6, '0'))
}

/** Each of several, and of each language. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf)
  return [String(value)]
}

/** Without capitals and accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Without what groups its digits; abroad begins with 00 as well as with a plus. */
function plainNumber(text: string): string {
  const digits = plain(text).replace(/[^\d+]/g, '')
  return digits.length < 3 ? digits : digits.replace(/^00/, '+')
}
