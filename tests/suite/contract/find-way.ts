import { askedFields, type Condition } from '../../../src/schema/where/condition.ts'
import { emptinessOf } from '../emptiness.ts'
import { isAnswered, type Question } from '../questions.ts'
import { subjectOf } from '../subject-of.ts'
import type { Accepted, Parts } from '../values/kind-values.ts'
import { valuesOf } from '../values/values-of.ts'
import type { Trial } from './trial.ts'

type Way = Promise<Parts | undefined>
type Find = (isTrue: boolean) => Way

/** An update that makes a condition true, or false; of several parts only as far as it must. */
export function findWay(trial: Trial, condition: Condition, isTrue: boolean): Way {
  const { or, not } = condition
  const parts: readonly Find[] = [
    ...Object.entries(askedFields(condition)).map(
      (question): Find =>
        (isMet) =>
          findValue(trial, question, isMet),
    ),
    ...(or ? [(isMet: boolean) => findEach(or.map(finder), false, isMet)] : []),
    ...(not ? [(isMet: boolean) => finder(not)(!isMet)] : []),
  ]
  return findEach(parts, true, isTrue)

  function finder(each: Condition): Find {
    return (isMet) => findWay(trial, each, isMet)
  }
}

/** One alone makes all of several false, or any of them true: the last; the others are as they decide nothing. */
async function findEach(parts: readonly Find[], others: boolean, isTrue: boolean): Way {
  const ways = await Promise.all(
    parts.map((find, place) => find(place === parts.length - 1 ? isTrue : others)),
  )
  return ways.includes(undefined) ? undefined : Object.assign({}, ...ways)
}

async function findValue(trial: Trial, question: Question, isTrue: boolean): Way {
  const { entity, nextSerial, refer } = trial
  const [name] = question
  const field = entity.fields[name]
  if (!field) return undefined
  const { values } = await trial.build()
  const subject = subjectOf([name, field], entity, { serial: nextSerial(), refer }, values)
  const isRight = ({ reads }: Pick<Accepted, 'reads'>) => isAnswered(question, reads) === isTrue
  const value = (await valuesOf(field).accepted(subject)).find(isRight)
  if (value) return value.sent('update')
  const empty = emptinessOf(entity, name)
  return isRight(empty) ? empty.clears[0]?.parts : undefined
}
