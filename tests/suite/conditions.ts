import { askedFields, decidersOf, type Condition } from '../../src/schema/where/condition.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import type { Field } from '../../src/schema/entity/field-kinds.ts'
import type { Lock } from '../../src/schema/access/lock.ts'
import { isAnswered, type Question } from './questions.ts'
import type { Accepted, Reading } from './values/kind-values.ts'

/** Whether fields that are read so are what a condition asks for. */
export function isMet(condition: Condition, readingOf: (name: string) => Reading | undefined): boolean {
  const { or, not } = condition
  return (
    Object.entries(askedFields(condition)).every((each) => isAnswered(each, readingOf(each[0]))) &&
    (!or || or.some((each) => isMet(each, readingOf))) &&
    !(not && isMet(not, readingOf))
  )
}

/** What a condition asks of one field, whatever the way, each with whether that is wanted or what `not` holds. */
function questionsOf(condition: Condition | undefined, name: string, isWanted = true): readonly Wanted[] {
  if (!condition) return []
  const { or = [], not } = condition
  const own = Object.entries(askedFields(condition)).filter(([each]) => each === name)
  return [
    ...own.map((question) => ({ question, isWanted })),
    ...or.flatMap((each) => questionsOf(each, name, isWanted)),
    ...questionsOf(not, name, !isWanted),
  ]
}

interface Wanted {
  readonly question: Question
  readonly isWanted: boolean
}

/** What a record must hold so that a form shows the field. */
export function shownBy(field: Field | undefined): readonly string[] {
  return field?.showWhen ? decidersOf(field.showWhen) : []
}

/** Whether this value of a field shows the fields that follow it, and locks none. */
export function leavesFields([name, { reads }]: readonly [string, Accepted], entity: AnyEntity): boolean {
  const isSo = ({ question, isWanted }: Wanted) => isAnswered(question, reads) === isWanted
  const isAsked = (condition: Condition | undefined) => questionsOf(condition, name).some(isSo)
  const fields = Object.values(entity.fields)
  return (
    fields.every(({ showWhen }) => questionsOf(showWhen, name).every(isSo)) &&
    !fields.some(({ readOnlyWhen }) => isAsked(readOnlyWhen)) &&
    !locksOf(entity).some(({ when }) => isAsked(when))
  )
}

function locksOf({ lock, sections = {} }: AnyEntity): readonly Lock[] {
  return [lock, ...Object.values(sections).map((section) => section.lock)].filter(
    (each) => each !== undefined,
  )
}
