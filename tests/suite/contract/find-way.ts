import type { Comparison, Condition } from '../../../src/schema/condition.ts'
import { isComparisonMet } from '../conditions.ts'
import { emptinessOf } from '../emptiness.ts'
import { subjectOf } from '../subject-of.ts'
import type { Accepted, Parts } from '../values/kind-values.ts'
import { valuesOf } from '../values/values-of.ts'
import type { Trial } from './trial.ts'

/** An update that makes a condition true, or false; of several parts only as far as it must. */
export async function findWay(
  trial: Trial,
  condition: Condition,
  isTrue: boolean,
): Promise<Parts | undefined> {
  if ('field' in condition) return findValue(trial, condition, isTrue)
  const isAll = 'all' in condition
  const parts = isAll ? condition.all : condition.any
  const ways = await Promise.all(
    // One alone makes all of them false, or any of them true: the last.
    parts.map((part, place) => findWay(trial, part, place === parts.length - 1 ? isTrue : isAll)),
  )
  return ways.includes(undefined) ? undefined : Object.assign({}, ...ways)
}

async function findValue(trial: Trial, condition: Comparison, isTrue: boolean): Promise<Parts | undefined> {
  const { entity, nextSerial, refer } = trial
  const { field: name } = condition
  const field = entity.fields[name]
  if (!field) return undefined
  const { values } = await trial.build()
  const subject = subjectOf([name, field], entity, { serial: nextSerial(), refer }, values)
  const isRight = ({ reads }: Pick<Accepted, 'reads'>) => isComparisonMet(condition, reads) === isTrue
  const value = (await valuesOf(field).accepted(subject)).find(isRight)
  if (value) return value.sent('update')
  const empty = emptinessOf(entity, name)
  return isRight(empty) ? empty.clears[0]?.parts : undefined
}
