import type { Field, FieldKind } from '../../../schema/entity/field-kinds.ts'
import type { FieldBase } from '../../../schema/entity/field-definition.ts'
import { fieldKinds } from '../definition/all-definitions.ts'
import { listOf, optional, type Check } from './check.ts'
import type { EntityFinding } from './entity-finding.ts'
import { condition } from './condition-check.ts'
import { flag, name, oneOf, shownText } from './value-checks.ts'
import { authoringOf } from '../../registries/authorings.ts'

/** What is wrong with a field's options that are right one by one. */
export function compareOptions(fieldName: string, field: Field): readonly EntityFinding[] {
  return [...findUnread(fieldName, field), ...(authoringOf(field).compareOptions?.(fieldName, field) ?? [])]
}

/** Where the first is said, nobody reads the second. */
const UNREAD = [
  ['required', 'requiredWhen'],
  ['readOnly', 'readOnlyWhen'],
  ['readOnly', 'requiredWhen'],
  ['hidden', 'showWhen'],
] as const

function findUnread(fieldName: string, field: FieldBase): readonly EntityFinding[] {
  return UNREAD.flatMap(([first, second]): readonly EntityFinding[] => {
    if (field[first] !== true || field[second] === undefined) return []
    const message = `beside ${first}: true nothing is asked of it; remove one of the two`
    return [{ code: 'E185', path: ['fields', fieldName, second], isAboutKey: true, message }]
  })
}

/** What every field's options may hold. */
export const baseOptions: Readonly<Record<keyof FieldBase, Check>> = {
  label: shownText,
  header: optional(shownText),
  required: flag,
  help: optional(shownText),
  // Looked up by who writes the clients, which import it.
  icon: () => [],
  renamedFrom: optional(name('the name that the field had')),
  keep: flag,
  importedAs: optional(listOf('headers of columns', name('the header of a column'))),
  wireName: optional(name('what another backend calls it')),
  defaultFrom: optional(name("a field's name")),
  readOnly: flag,
  hidden: flag,
  width: optional(oneOf('E124', ['third', 'half', 'full'])),
  showWhen: optional(condition),
  requiredWhen: optional(condition),
  readOnlyWhen: optional(condition),
}

/** The checks of the options that a kind has besides. */
export function ownOptions(kind: FieldKind): Readonly<Record<string, Check>> {
  return authoringOf({ kind }).options
}

/** The names of all options a field of this kind may have. */
export function optionNames(kind: FieldKind): readonly string[] {
  return [...Object.keys(baseOptions), ...Object.keys(ownOptions(kind))]
}

/** The kinds in the order in which `npm run new` tries them. */
export const triedKinds: readonly FieldKind[] = [...fieldKinds].sort(
  (one, other) => breadthOf(one) - breadthOf(other),
)

function breadthOf(kind: FieldKind): number {
  return authoringOf({ kind }).breadth ?? 0
}
