import { isMet } from './is-met.ts'
import { isNamed, type Person } from '../../../schema/access.ts'
import type { Action } from '../../../schema/action.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import type { EntityRecord } from '../../../schema/field-meaning.ts'

interface OfferedTo {
  readonly entity: Pick<AnyEntity, 'fields'>
  /** Without it what the action says of records is left to the server, which refuses them one by one. */
  readonly record: EntityRecord | undefined
  readonly person: Person | null
}

/** Whether somebody who may update records is offered an action with one. */
export function isOffered({ when, roles }: Pick<Action, 'when' | 'roles'>, to: OfferedTo): boolean {
  const { entity, record, person } = to
  if (person && !isNamed(roles, person)) return false
  return !when || !record || isMet(entity.fields, when, (name) => record[name])
}
