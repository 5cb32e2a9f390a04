import { expect } from 'vitest'
import { transitionsOf, type TransitionAction } from '../../../src/kinds/core/definition/transitions.ts'
import { startOf } from '../../../src/kinds/core/form/initial-values.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { resultsOf, runAction } from '../../contract/harness/action-client.ts'
import type { Trial } from './trial.ts'

/** One of the stages that a move leaves. */
export interface Step {
  readonly name: string
  readonly move: TransitionAction
  readonly from: string
}

/** Every step that the moves of an entity are. */
export function stepsOf(entity: AnyEntity): readonly Step[] {
  return Object.entries(transitionsOf(entity)).flatMap(([name, move]) => {
    const froms = stagesIn(move.when?.[entity.stages?.field ?? ''])
    return froms.map((from) => ({ name, move, from }))
  })
}

/** The stages that are asked for, where any is. */
export function stagesIn(asked: unknown): readonly string[] {
  const wanted: unknown = typeof asked === 'object' && asked !== null && 'in' in asked ? asked.in : asked
  return [wanted].flat().filter((each) => typeof each === 'string')
}

/** Where a new record begins. */
export function firstStage({ stages, fields }: AnyEntity): string {
  const field = fields[stages?.field ?? '']
  const start = field && startOf(field)
  return start && 'value' in start ? String(start.value) : ''
}

/** The steps from the first stage to another one, the fewest. */
function wayTo(entity: AnyEntity, stage: string): readonly Step[] {
  const ways = new Map<string, readonly Step[]>([[firstStage(entity), []]])
  for (const [from, way] of ways)
    for (const step of stepsOf(entity))
      if (step.from === from && !ways.has(step.move.to)) ways.set(step.move.to, [...way, step])
  const found = ways.get(stage)
  if (!found) throw new Error(`no move leads to "${stage}"`)
  return found
}

/** @returns what the move is refused with; nothing where it was made. */
export async function takeStep({ room, entity }: Trial, id: number, name: string) {
  return resultsOf(await runAction(room.admin, `${entity.name}/${name}`, [id]))[0]
}

export async function moveAlong(trial: Trial, id: number, stage: string): Promise<void> {
  for (const { name } of wayTo(trial.entity, stage)) expect(await takeStep(trial, id, name)).toBe(undefined)
}
