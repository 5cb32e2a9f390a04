import { checkParts, expecting, isObject, type Check } from '../../../../src/kinds/authoring/check.ts'
import type { EntityFinding, Path } from '../../../../src/kinds/authoring/entity-finding.ts'
import { describeFound, expectOneOf } from '../../../../src/kinds/authoring/expectation.ts'
import { baseOptions, optionNames, ownOptions } from '../../../../src/kinds/authorings.ts'
import { fieldKinds, isFieldKind } from '../../../../src/kinds/all-meanings.ts'
import type { FieldKind } from '../../../../src/schema/field-kinds.ts'

/** Checks a field of any kind. */
export const field: Check = (value, path) => {
  if (!isObject(value)) return expecting("a field, as text({ label: 'Nom' })", isObject)(value, path)
  const { kind } = value
  if (!isFieldKind(kind)) return [unknownKind(kind, path)]
  return [
    ...findUnknownOptions(kind, value, path),
    ...checkParts(value, baseOptions, path),
    ...checkParts(value, ownOptions(kind), path),
  ]
}

function unknownKind(kind: unknown, path: Path): EntityFinding {
  const expected = expectOneOf(fieldKinds, typeof kind === 'string' ? kind : '')
  return { code: 'E123', path: [...path, 'kind'], message: `${describeFound(kind)}; ${expected}` }
}

function findUnknownOptions(
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
