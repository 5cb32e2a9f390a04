import type { Action, Actions } from '../../../schema/action.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import type { Move, Stages } from '../../../schema/stages.ts'
import type { Text } from '../../../schema/text.ts'
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

/** Moves as actions. Those that say the same are one: `to-cancelled`, and `to-cancelled-2` what says it otherwise. */
export function movesOf({ stages, fields }: AnyEntity): Readonly<Record<string, MoveAction>> {
  const field = stages && fields[stages.field]
  // Whoever may not read the stage is offered nothing.
  if (!stages || !field) return {}
  const moves: Record<string, MoveAction> = {}
  for (const { from, move } of groupMoves(stages)) {
    const { stage: to, label, icon, confirm, by } = move
    const named = textOf(field, to)
    moves[freeName(moves, `to-${to}`)] = {
      label: label ?? named,
      on: 'record',
      when: { [stages.field]: { in: from } },
      done: named,
      to,
      ...(icon && { icon }),
      ...(by && { roles: by }),
      ...(confirm !== undefined && { confirm }),
    }
  }
  return moves
}

/** What the move is called that brings a record from one stage to another; undefined where none does. */
export function moveLabel(entity: AnyEntity, from: unknown, to: unknown): Text | undefined {
  const isFrom = ({ when }: MoveAction) => when === undefined || isMet(entity.fields, when, () => from)
  return Object.values(movesOf(entity)).find((move) => move.to === to && isFrom(move))?.label
}

interface MoveGroup {
  readonly from: string[]
  readonly move: Move
}

/** What leads to the same stage in the same way, with all stages that it leaves. */
function groupMoves({ moves }: Stages): Iterable<MoveGroup> {
  const groups = new Map<string, MoveGroup>()
  for (const [from, { to = [], by } = {}] of Object.entries(moves)) {
    for (const each of to) {
      const move: Move = { ...(by && { by }), ...(typeof each === 'string' ? { stage: each } : each) }
      const key = JSON.stringify([move.stage, move.label, move.icon, move.confirm, move.by])
      const group = groups.get(key) ?? { from: [], move }
      group.from.push(from)
      groups.set(key, group)
    }
  }
  return groups.values()
}

function freeName(taken: object, name: string): string {
  if (!Object.hasOwn(taken, name)) return name
  let count = 2
  while (Object.hasOwn(taken, `${name}-${count}`)) count += 1
  return `${name}-${count}`
}
