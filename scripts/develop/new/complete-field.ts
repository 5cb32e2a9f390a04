import { optionNames } from '../../../src/kinds/core/authoring/authorings.ts'
import { authoringOf } from '../../../src/kinds/registries/authorings.ts'
import type { FieldDraft } from './entity-draft.ts'
import type { FieldRequest, Surroundings } from '../../../src/kinds/core/authoring/authoring.ts'
import { labelOf } from './field-label.ts'
import { CellDraft, type Literal } from '../../../src/kinds/core/authoring/expectation.ts'

/** Said last in a config, as people write it. */
const LAST = ['required', 'unique']

/** The field with every option that its kind needs; what is given wins. */
export function completeField(field: FieldRequest, surroundings: Surroundings): FieldDraft {
  const needed = authoringOf(field).complete?.(field, surroundings) ?? {}
  const { fields } = field.options
  const all: Readonly<Record<string, Literal>> = {
    label: labelOf(field.name),
    ...needed,
    ...field.options,
    ...(fields !== undefined && { fields: completeCells(fields, surroundings) }),
  }
  const known = optionNames(field.kind)
  const own = Object.entries(all)
    .filter(([option]) => known.includes(option))
    .sort(([one], [other]) => known.indexOf(one) - known.indexOf(other))
  return {
    name: field.name,
    kind: field.kind,
    ...(field.word !== undefined && { word: field.word }),
    options: Object.fromEntries([
      ...own.filter(([option]) => !LAST.includes(option)),
      ...own.filter(([option]) => LAST.includes(option)),
    ]),
  }
}

function completeCells(cells: Literal, surroundings: Surroundings): Literal {
  const complete = ([name, cell]: readonly [string, Literal]): readonly [string, Literal] => {
    if (!(cell instanceof CellDraft)) return [name, cell]
    const { kind, options } = completeField({ name, ...cell }, surroundings)
    return [name, new CellDraft(kind, options)]
  }
  return Object.fromEntries(Object.entries(cells ?? {}).map(complete))
}
