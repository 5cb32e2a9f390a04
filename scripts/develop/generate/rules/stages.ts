import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { Field } from '../../../../src/schema/entity/field-kinds.ts'
import type { Stages } from '../../../../src/schema/entity/workflow.ts'
import { choiceOptions } from './access.ts'
import type { EntityParts } from '../checks/entity-parts.ts'

/** Stages are the options of a choice that nobody fills in, and moves lead from one to another, so that each is reached. */
export function checkStages({ stages, fields, invalidFields }: EntityParts): readonly EntityFinding[] {
  if (!stages || invalidFields.includes(stages.field)) return []
  const field = fields[stages.field]
  const message = explainField(stages.field, field, fields)
  if (message !== undefined) return [{ code: 'E291', path: ['stages', 'field'], message }]
  if (!field || !('initial' in field)) return []
  const known = stagesIn(stages.field, field)
  const unknown = [...unknownStages(stages, known), ...idleMoves(stages), ...repeatedMoves(stages)]
  return unknown.length > 0 ? unknown : unreachedStages(stages, known, String(field.initial))
}

function explainField(name: string, field: Field | undefined, fields: EntityParts['fields']) {
  const choices = Object.keys(fields).filter(
    (each) => fields[each] && stagesIn(each, fields[each]).length > 0,
  )
  if (!field) return `there is no field "${name}"; ${expectOneOf(choices, name)}`
  if (!choices.includes(name))
    return `"${name}" is no choice but a ${field.kind}(); ${expectOneOf(choices, name)}`
  if (!field.readOnly)
    return `"${name}" is filled in by people; expected one that moves alone change; write readOnly: true there`
  if (!('initial' in field) || typeof field.initial !== 'string')
    return `"${name}" does not say where a new record begins; expected one of its options; write initial: '${stagesIn(name, field)[0] ?? ''}' there`
  return undefined
}

/** The options of a choice; what a table is loaded for is known to nobody here. */
function stagesIn(name: string, field: Field): readonly string[] {
  return choiceOptions(name, field).filter((each) => each !== 'load')
}

/** Each move, with where it stands. */
function listMoves({ moves }: Stages): readonly { from: string; to: string; path: Path }[] {
  return Object.entries(moves).flatMap(([from, leaving]) =>
    (leaving?.to ?? []).map((move, place) => {
      const path = ['stages', 'moves', from, 'to', place]
      return typeof move === 'string'
        ? { from, to: move, path }
        : { from, to: move.stage, path: [...path, 'stage'] }
    }),
  )
}

function unknownStages(stages: Stages, known: readonly string[]): readonly EntityFinding[] {
  const explain = (stage: string, path: Path, isAboutKey: boolean): readonly EntityFinding[] =>
    known.includes(stage)
      ? []
      : [
          {
            code: 'E292',
            path,
            isAboutKey,
            message: `there is no stage "${stage}"; ${expectOneOf(known, stage)}`,
          },
        ]
  return [
    ...Object.keys(stages.moves).flatMap((from) => explain(from, ['stages', 'moves', from], true)),
    ...listMoves(stages).flatMap(({ to, path }) => explain(to, path, false)),
  ]
}

/** A move to where the record is already. */
function idleMoves(stages: Stages): readonly EntityFinding[] {
  return listMoves(stages)
    .filter(({ from, to }) => from === to)
    .map(({ to, path }) => {
      const message = `a record that is "${to}" is there already; expected another stage; remove it`
      return { code: 'E292', path, message }
    })
}

/** A second move between the same two stages: nothing could tell one from the other. */
function repeatedMoves(stages: Stages): readonly EntityFinding[] {
  const all = listMoves(stages)
  return all
    .filter((move, place) => all.findIndex(({ from, to }) => from === move.from && to === move.to) < place)
    .map(({ from, to, path }) => {
      const message = `a move leads from "${from}" to "${to}" already; expected one; remove it`
      return { code: 'E292', path, message }
    })
}

function unreachedStages(
  stages: Stages,
  known: readonly string[],
  initial: string,
): readonly EntityFinding[] {
  const all = listMoves(stages)
  const reached = new Set([initial])
  for (let before = -1; before < reached.size;) {
    before = reached.size
    for (const { from, to } of all) if (reached.has(from)) reached.add(to)
  }
  return known
    .filter((stage) => !reached.has(stage))
    .map((stage) => {
      const message = `no move leads from "${initial}", where a record begins, to "${stage}"; expected a way there; name it in to of another stage`
      return { code: 'E293', path: ['stages', 'moves'], message }
    })
}
