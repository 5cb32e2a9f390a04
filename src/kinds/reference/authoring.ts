import { type Authoring, customComponents, filledColumn } from '../core/authoring/authoring.ts'
import { expecting, listOf, objectOf, optional, type Check } from '../core/authoring/check.ts'
import { expectOneOf } from '../core/authoring/expectation.ts'
import { listOption, textOption } from '../core/authoring/options.ts'
import { isObject } from '../core/authoring/json.ts'
import { capitalize, pascalCase, readWords, relationWords, singularOf } from '../core/authoring/naming.ts'
import type { KnownEntity } from '../core/authoring/project-facts.ts'
import { Refusal, type EntityFinding } from '../core/authoring/entity-finding.ts'
import { flag, name, oneOf, orWorkedOut } from '../core/authoring/value-checks.ts'
import { t } from '../../texts/locale.ts'
import { ID_KINDS } from '../../schema/values/record-id.ts'
import { DELETE_RULES, type ReferenceField } from './definition.ts'

/** The fields that usually name a record, best first. */
const NAMING = [
  'name',
  'name.fr',
  'title',
  'title.fr',
  'label',
  'username',
  'full_name',
  'last_name',
  'code',
  'email',
]

/** Whoever makes the new one, or the first of all. */
const givenRecord: Check = (value, path) =>
  isObject(value)
    ? objectOf({ first: expecting('true', (first) => first === true) })(value, path)
    : oneOf('E124', ['me'])(value, path)

const narrowing: Check = expecting(
  "an object of the related record's fields, as { branch_id: { field: 'branch_id' }, state: 'active' }",
  (value) => isObject(value) && Object.keys(value).length > 0,
)

export const referenceAuthoring: Authoring<ReferenceField> = {
  options: {
    ...customComponents,
    to: name("an entity's name"),
    as: name("the relation's name"),
    optionLabel: listOf("the related record's fields", name("a field's name")),
    ids: optional(oneOf('E124', ID_KINDS)),
    options: optional(objectOf({ where: narrowing })),
    onDelete: optional(oneOf('E124', DELETE_RULES)),
    initial: optional(orWorkedOut(givenRecord)),
    unique: flag,
  },
  compareOptions: (fieldName, field) => findRequiredClear(fieldName, field),
  argument: 'entity',
  isArgumentRequired: true,
  readArgument: (to) => ({ to }),
  complete(field, { entities }) {
    const to = textOption(field, 'to')
    const target = entities.find((each) => each.name === to)
    if (!target) throw new Refusal(describeUnknown(field.name, to, entities), 2)
    return {
      ...(relationWords(field.name) === readWords(to).join('') && {
        label: capitalize(singularOf(t(target.label), target.name)),
      }),
      as: pascalCase(field.name.replace(/_?id$/i, '') || to),
      optionLabel: [findNaming(target)],
    }
  },
  column: (field) => ({
    header: textOption(field, 'label'),
    firstOf: listOption(field, 'optionLabel')
      .slice(0, 1)
      .map((path) => `${textOption(field, 'as')}.${path}`),
  }),
  readColumn: filledColumn,
}

function findNaming({ paths }: KnownEntity): string {
  return NAMING.find((path) => paths.includes(path)) ?? paths[0] ?? 'name'
}

function describeUnknown(field: string, to: string, entities: readonly KnownEntity[]): string {
  const names = entities.map((each) => each.name)
  return `field "${field}": "${to}" names no entity; ${expectOneOf(names, to)}`
}

/** A field that must not be empty cannot be emptied. */
function findRequiredClear(
  fieldName: string,
  { required, onDelete }: ReferenceField,
): readonly EntityFinding[] {
  if (required !== true || onDelete !== 'clear') return []
  const message =
    "the field is required, so it cannot be cleared; expected 'refuse' or 'cascade'; write onDelete: 'cascade'"
  return [{ code: 'E179', path: ['fields', fieldName, 'onDelete'], message }]
}
