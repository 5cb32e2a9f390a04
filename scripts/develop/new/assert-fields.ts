import { expectOneOf } from '../../../src/kinds/core/authoring/expectation.ts'
import { listOption, textOption } from '../../../src/kinds/core/authoring/options.ts'
import type { FieldDraft } from './entity-draft.ts'
import type { KnownEntity } from '../../../src/kinds/core/authoring/project-facts.ts'
import { Refusal } from '../../../src/kinds/core/authoring/entity-finding.ts'

/** @throws Refusal when a field points at something there is not, or stands in another one's way. */
export function assertFields(fields: readonly FieldDraft[], entities: readonly KnownEntity[]): void {
  for (const field of fields) {
    const problem = findWrongName(field, fields) ?? findWrongPath(field, entities) ?? findWrongLimit(field)
    if (problem !== undefined) throw new Refusal(`field "${field.name}": ${problem}`, 2)
  }
}

function findWrongName(field: FieldDraft, fields: readonly FieldDraft[]): string | undefined {
  const others = fields.filter((each) => each !== field).map(({ name }) => name)
  const parent = textOption(field, 'dependsOn')
  if (parent !== '' && !others.includes(parent))
    return `dependsOn "${parent}" names no other field; ${expectOneOf(others, parent)}`
  const taken = ['as', 'confirmedBy'].find((option) => others.includes(textOption(field, option)))
  return taken && `${taken} is "${textOption(field, taken)}", a field's name already; write another`
}

function findWrongPath(field: FieldDraft, entities: readonly KnownEntity[]): string | undefined {
  const target = entities.find(({ name }) => name === textOption(field, 'to'))
  const wrong = target && listOption(field, 'optionLabel').find((path) => !target.paths.includes(path))
  return wrong && `"${wrong}" names no field of ${target.name}; ${expectOneOf(target.paths, wrong)}`
}

function findWrongLimit({ options }: FieldDraft): string | undefined {
  const { min = -Infinity, default: start, max = Infinity } = options
  if (typeof min !== 'number' || typeof max !== 'number') return undefined
  if (min > max) return `min=${min} is above max=${max}`
  const isInside = typeof start !== 'number' || (start >= min && start <= max)
  return isInside ? undefined : `default=${String(start)} lies outside min and max`
}
