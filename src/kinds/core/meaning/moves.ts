import type { Action, Actions } from '../../../schema/entity/action.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { namedMoves } from '../../../schema/entity/stages.ts'
import type { Text } from '../../../schema/values/text.ts'
import { isMet } from './is-met.ts'
import { textOf } from './meanings.ts'

/** Brings records to another stage. */
export interface MoveAction extends Action {
  readonly to: string
}

/** What can be done with the records of an entity: its actions, and the moves between its stages. */
export function actionsOf(entity: AnyEntity): Actions {
  return { ...entity.actions, ...movesOf(entity) }
}

/** Moves as actions, by their names. */
export function movesOf({ stages, fields }: AnyEntity): Readonly<Record<string, MoveAction>> {
  const field = stages && fields[stages.field]
  // Whoever may not read the stage is offered nothing.
  if (!stages || !field) return {}
  const moves = Object.entries(namedMoves(stages)).map(([name, { from, move }]): [string, MoveAction] => {
    const { stage: to, label, icon, confirm, by } = move
    const named = textOf(field, to)
    const action: MoveAction = {
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
  })
  return Object.fromEntries(moves)
}

/** What the move is called that brings a record from one stage to another; undefined where none does. */
export function moveLabel(entity: AnyEntity, from: unknown, to: unknown): Text | undefined {
  const isFrom = ({ when }: MoveAction) => when === undefined || isMet(entity.fields, when, () => from)
  return Object.values(movesOf(entity)).find((move) => move.to === to && isFrom(move))?.label
}
