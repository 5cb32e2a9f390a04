import { evaluateCondition } from './evaluate-condition.ts'
import type { Person } from '../../../schema/access/access.ts'
import { mayRunAction } from '../../../schema/access/rights.ts'
import type { Action } from '../../../schema/entity/action.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { EntityRecord } from '../../../schema/entity/field-definition.ts'

interface OfferedTo {
  /** The action's name. */
  readonly name: string
  readonly entity: Pick<AnyEntity, 'name' | 'access' | 'fields'>
  /** Without it what the action says of records is left to the server, which refuses them one by one. */
  readonly record: EntityRecord | undefined
  readonly person: Person | null
}

/** Whether somebody who may update records is offered an action with one. */
export function isOffered(action: Pick<Action, 'when' | 'roles'>, to: OfferedTo): boolean {
  const { name, entity, record, person } = to
  if (person && !mayRunAction(entity, name, action, person)) return false
  const { when } = action
  return !when || !record || evaluateCondition(entity.fields, when, (field) => record[field])
}
