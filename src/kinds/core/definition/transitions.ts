import type { Action, Actions } from '../../../schema/entity/action.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { namedTransitions } from '../../../schema/entity/workflow.ts'
import type { Text } from '../../../schema/values/text.ts'
import { evaluateCondition } from './evaluate-condition.ts'
import { textOf } from './definitions.ts'

/** Brings records to another stage. */
export interface TransitionAction extends Action {
  readonly to: string
}

/** What can be done with the records of an entity: its actions, and the moves between its stages. */
export function actionsOf(entity: AnyEntity): Actions {
  return { ...entity.actions, ...transitionsOf(entity) }
}

/** Moves as actions, by their names. */
export function transitionsOf({ stages, fields }: AnyEntity): Readonly<Record<string, TransitionAction>> {
  const field = stages && fields[stages.field]
  // Whoever may not read the stage is offered nothing.
  if (!stages || !field) return {}
  const moves = Object.entries(namedTransitions(stages)).map(
    ([name, { from, move }]): [string, TransitionAction] => {
      const { stage: to, label, icon, confirm, by } = move
      const named = textOf(field, to)
      const action: TransitionAction = {
        label: label ?? named,
        on: 'record',
        when: { [stages.field]: { in: from } },
        done: named,
        to,
        ...(icon && { icon }),
        ...(by && { roles: by }),
        ...(confirm !== undefined && { confirm }),
      }
      return [name, action]
    },
  )
  return Object.fromEntries(moves)
}

/** What the move is called that brings a record from one stage to another; undefined where none does. */
export function transitionLabel(entity: AnyEntity, from: unknown, to: unknown): Text | undefined {
  const isFrom = ({ when }: TransitionAction) =>
    when === undefined || evaluateCondition(entity.fields, when, () => from)
  return Object.values(transitionsOf(entity)).find((move) => move.to === to && isFrom(move))?.label
}
