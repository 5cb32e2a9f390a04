import type { lockedInList as LockedInList, Locked } from '../../kinds/core/form/locks.ts'
import type { evaluateCondition as EvaluateCondition } from '../../kinds/core/definition/evaluate-condition.ts'
import type { Colour } from '../../schema/values/colour.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'

let evaluateCondition: typeof EvaluateCondition | undefined
let lockedInList: typeof LockedInList | undefined

/** Fetches what asks records of conditions, where a list colours or locks rows by them: it is no part of other first screens. */
export async function loadRowConditions({ list, lock }: AnyEntity): Promise<void> {
  await Promise.all([
    list.rowColour &&
      import('../../kinds/core/definition/evaluate-condition.ts').then(
        (code) => ({ evaluateCondition } = code),
      ),
    lock && import('../../kinds/core/form/locks.ts').then((code) => ({ lockedInList } = code)),
  ])
}

/** The first colour whose condition is met; the list has loaded its conditions. */
export function rowColourOf(
  { fields, list: { rowColour = [] } }: AnyEntity,
  record: EntityRecord,
): Colour | undefined {
  const valueOf = (name: string) => record[name]
  return [rowColour].flat().find(({ when }) => evaluateCondition?.(fields, when, valueOf))?.colour
}

/** What the row's record does not let people do; the list has loaded its conditions. */
export function rowLockOf(entity: AnyEntity, record: EntityRecord): Omit<Locked, 'fields'> {
  return lockedInList?.(entity, record) ?? {}
}
