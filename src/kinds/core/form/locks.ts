import { decidersOf } from '../../../schema/where/condition.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Fields } from '../../../schema/entity/field-kinds.ts'
import type { EntityRecord } from '../../../schema/entity/field-definition.ts'
import type { Lock } from '../../../schema/access/lock.ts'
import type { Text } from '../../../schema/values/text.ts'
import { evaluateCondition, type ReadValue } from '../definition/evaluate-condition.ts'

// The one source of what `lock` means: forms and the backend both ask here.

/** What a stored record does not let people do. */
export interface Locked {
  /** What is said of the record as a whole where all of it stays as it is. */
  readonly record?: Text
  /** What is said of the fields that stay as they are, by the field. */
  readonly fields: ReadonlyMap<string, Text>
  /** Why it is not deleted. */
  readonly deletion?: Text
}

export const UNLOCKED: Locked = { fields: new Map() }

type Lockable = Pick<AnyEntity, 'fields' | 'sections' | 'lock'>

export function lockedBy({ fields, sections = {}, lock }: Lockable, stored: ReadValue): Locked {
  if (lock && isLockMet(lock, fields, stored)) {
    const all = new Map(Object.keys(fields).map((name) => [name, lock.says]))
    return { record: lock.says, fields: all, ...(!lock.mayBeDeleted && { deletion: lock.says }) }
  }
  const kept = Object.values(sections).flatMap((section) => {
    const own = section.lock
    if (!own || !isLockMet(own, fields, stored)) return []
    return section.fields.map((name) => [name, own.says] as const)
  })
  return kept.length === 0 ? UNLOCKED : { fields: new Map(kept) }
}

/**
 * What a record does not let people do, as far as a list shows it. A list that lacks what the lock asks for, as that of another
 * backend may, locks nothing: the backend decides.
 */
export function lockedInList(entity: Lockable, listed: EntityRecord): Locked {
  const isKnown = entity.lock && decidersOf(entity.lock.when).every((name) => name in listed)
  return isKnown ? lockedBy(entity, (name) => listed[name]) : UNLOCKED
}

/** What asks of a field that somebody may not read locks no form of theirs: the backend, which reads all, holds it alone. */
export function isLockMet({ when }: Lock, fields: Fields, stored: ReadValue): boolean {
  return decidersOf(when).every((name) => name in fields) && evaluateCondition(fields, when, stored)
}
