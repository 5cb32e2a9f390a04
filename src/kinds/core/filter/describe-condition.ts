import { isObject } from '../authoring/json.ts'
import { askedFields, type Condition } from '../../../schema/where/condition.ts'
import { type FilterOperator } from '../../../schema/where/filter.ts'
import { operatorsOf } from '../../../schema/where/where-tree.ts'

/** What a condition asks, in English. */
export function describeCondition(condition: Condition): string {
  return partsOf(condition).join(' and ')
}

function partsOf({ or, not, ...rest }: Condition): readonly string[] {
  const asked = Object.entries(askedFields(rest)).flatMap(([name, each]) => describeAsked(name, each))
  const parts = [...asked, ...(not ? [`not (${describeCondition(not)})`] : [])]
  if (!or) return parts
  const ways = or.map(describeWay).join(', or ')
  return [...parts, parts.length > 0 && or.length > 1 ? `(${ways})` : ways]
}

/** `and` and `or` inside each other are told apart. */
function describeWay(condition: Condition): string {
  const parts = partsOf(condition)
  return parts.length > 1 ? `(${parts.join(' and ')})` : parts.join('')
}

function describeAsked(name: string, asked: unknown): readonly string[] {
  const operators = operatorsOf(asked)
  if (!operators) return [`${name} is ${describeValue(asked)}`]
  return operators.map(([operator, value]) => sentences[operator](name, value))
}

const sentences: { readonly [Operator in FilterOperator]: (name: string, value: unknown) => string } = {
  in: (name, value) => `${name} is ${[value].flat().map(describeValue).join(' or ')}`,
  is: (name, value) => `${name} is ${describeValue(value)}`,
  contains: (name, value) => `${name} contains ${describeValue(value)}`,
  startsWith: (name, value) => `${name} starts with ${describeValue(value)}`,
  from: (name, value) => `${name} is ${describeLimit(value)} or more`,
  to: (name, value) => `${name} is ${describeLimit(value)} or less`,
  within: (name, value) => `${name} lies within ${describeValue(value)}`,
  anniversary: (name, value) => `${name} has its anniversary within ${describeValue(value)}`,
  empty: (name, value) => `${name} is ${value === true ? 'empty' : 'not empty'}`,
}

function describeValue(value: unknown): string {
  if (value === null || value === '') return 'empty'
  return isObject(value) ? JSON.stringify(value) : String(value)
}

function describeLimit(limit: unknown): string {
  if (!isObject(limit)) return String(limit)
  const days = Number(limit['days'])
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`
  return `the day ${count} ${days < 0 ? 'before' : 'after'} today`
}
