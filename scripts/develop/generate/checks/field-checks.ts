import { checkParts, expecting, optional, type Check } from '../../../../src/kinds/core/authoring/check.ts'
import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { describeFound, expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import { baseOptions, optionNames, ownOptions } from '../../../../src/kinds/core/authoring/authorings.ts'
import { authoringOf } from '../../../../src/kinds/registries/authorings.ts'
import { fieldKinds, isFieldKind } from '../../../../src/kinds/core/definition/all-definitions.ts'
import type { FieldKind } from '../../../../src/schema/entity/field-kinds.ts'
import { icon } from './icon-check.ts'

/** Checks a field of any kind. */
export const field: Check = (value, path) => {
  if (!isObject(value)) return expecting("a field, as text({ label: 'Nom' })", isObject)(value, path)
  const { kind } = value
  if (!isFieldKind(kind)) return [unknownKind(kind, path)]
  return [
    ...checkUnknownOptions(kind, value, path),
    ...checkParts(value, { ...baseOptions, icon: optional(icon) }, path),
    ...checkParts(value, ownOptions(kind), path),
    ...checkCells(kind, value['fields'], [...path, 'fields']),
  ]
}

/** What a row has no place for. */
const NOT_IN_ROWS = [
  'header',
  'help',
  'icon',
  'keep',
  'readOnly',
  'hidden',
  'width',
  'importedAs',
  'defaultFrom',
  'initial',
  'renamedFrom',
  'showWhen',
  'requiredWhen',
  'readOnlyWhen',
  'cell',
  'control',
]

/** The fields that a field holds itself. */
function checkCells(kind: FieldKind, cells: unknown, path: Path): readonly EntityFinding[] {
  const { cellKinds } = authoringOf({ kind })
  if (!cellKinds || !isObject(cells)) return []
  return Object.entries(cells).flatMap(([name, cell]): readonly EntityFinding[] => {
    const at = [...path, name]
    const own = field(cell, at)
    if (!isObject(cell) || !isFieldKind(cell['kind'])) return own
    if (!cellKinds.includes(cell['kind'])) {
      const message = `there is ${cell['kind']}(), which has no place in a row; ${expectOneOf(cellKinds, cell['kind'])}`
      return [{ code: 'E182', path: at, message }]
    }
    const unfit = NOT_IN_ROWS.filter((option) => cell[option] !== undefined).map((option): EntityFinding => {
      const message = `a field of a row has no "${option}"; remove it, or give it to the whole table`
      return { code: 'E182', path: [...at, option], isAboutKey: true, message }
    })
    return [...own, ...unfit]
  })
}

function unknownKind(kind: unknown, path: Path): EntityFinding {
  const expected = expectOneOf(fieldKinds, typeof kind === 'string' ? kind : '')
  return { code: 'E123', path: [...path, 'kind'], message: `${describeFound(kind)}; ${expected}` }
}

function checkUnknownOptions(
  kind: FieldKind,
  value: Readonly<Record<string, unknown>>,
  path: Path,
): readonly EntityFinding[] {
  const known = optionNames(kind)
  return Object.keys(value)
    .filter((option) => option !== 'kind' && !known.includes(option))
    .map((option) => ({
      code: 'E111',
      path: [...path, option],
      isAboutKey: true,
      message: `${kind}() has no option "${option}"; ${expectOneOf(known, option)}`,
    }))
}
