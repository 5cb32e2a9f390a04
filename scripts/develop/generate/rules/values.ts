import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import { initialOf } from '../../../../src/kinds/core/form/initial-values.ts'
import { definitionOf } from '../../../../src/kinds/core/definition/definitions.ts'
import type { AllEntities, EntityParts } from '../checks/entity-parts.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { dayBoundOf, SIDES } from '../../../../src/kinds/core/form/day-bounds.ts'
import type { Field, Fields } from '../../../../src/schema/entity/field-kinds.ts'
import { Node, SyntaxKind, type NewExpression } from 'ts-morph'
import { payloadOf } from '../../../../src/kinds/registries/payloads.ts'
import { fieldsAround, type OwnCode } from '../loading/own-code.ts'
import { USER_ERROR } from '../loading/user-errors.ts'

/** What a new record starts with can be given, and comes from a field that holds such a value. */
export function checkStartingValues({ fields }: EntityParts): readonly EntityFinding[] {
  return Object.entries(fields).flatMap(([name, field]): readonly EntityFinding[] => {
    const { defaultFrom, showWhen } = field
    const path = ['fields', name]
    const isGiven = initialOf(field) !== undefined
    if (isGiven && (showWhen || 'default' in field)) {
      const why = showWhen
        ? 'while it is not shown the field is empty'
        : 'the field has a default, so it is never empty'
      const message = `${why}; expected one of the two; remove initial`
      return [{ code: 'E277', path: [...path, 'initial'], message }]
    }
    if (defaultFrom === undefined) return []
    const known = Object.keys(fields).filter(
      (other) =>
        other !== name && fields[other]?.kind === field.kind && !definitionOf(field).isLeftOutOfDrafts,
    )
    if (known.includes(defaultFrom)) return []
    const message = `"${defaultFrom}" is no other field of the kind ${field.kind}; ${expectOneOf(known, defaultFrom)}`
    return [{ code: 'E278', path: [...path, 'defaultFrom'], message }]
  })
}

/** Whoever makes a record is one of the accounts. */
export function checkAuthors({ fields }: EntityParts, { entities }: AllEntities): readonly EntityFinding[] {
  const accounts = entities.find(({ account }) => account)
  if (!accounts) return []
  return Object.entries(fields).flatMap(([name, field]): readonly EntityFinding[] => {
    if (initialOf(field) !== 'me' || !('to' in field) || field.to === accounts.name) return []
    const message = `a ${field.to} does not log in; expected a reference to "${accounts.name}"; remove initial`
    return [{ code: 'E277', path: ['fields', name, 'initial'], message }]
  })
}

/** A day that another field says lies in another field of the same kind, which no form keeps from people. */
export function checkDayBounds({
  fields,
  invalidFields,
  actionForms,
}: EntityParts): readonly EntityFinding[] {
  return [
    ...checkFields(['fields'], fields, invalidFields),
    ...actionForms.flatMap(([action, asked]) => checkFields(['actions', action, 'fields'], asked, [])),
  ]
}

function checkFields(place: Path, fields: Fields, invalid: readonly string[]): readonly EntityFinding[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    SIDES.flatMap((side): readonly EntityFinding[] => {
      const bound = dayBoundOf(field, side)
      if (typeof bound !== 'object' || !('field' in bound) || invalid.includes(bound.field)) return []
      const path = [...place, name, side, 'field']
      const known = Object.keys(fields).filter(
        (other) => other !== name && isComparable(fields[other], field),
      )
      if (known.includes(bound.field)) return []
      const other = fields[bound.field]
      const found =
        other && bound.field !== name
          ? describeOther(bound.field, other)
          : `there is no other field "${bound.field}"`
      return [{ code: 'E296', path, message: `${found}; ${expectOneOf(known, bound.field)}` }]
    }),
  )
}

function isComparable(other: Field | undefined, field: Field): boolean {
  return other?.kind === field.kind && !other.hidden
}

function describeOther(name: string, { kind, hidden }: Field): string {
  return hidden
    ? `"${name}" is hidden, so that no form could follow it`
    : `"${name}" is ${kind}(), which it is not compared with`
}

/** What no form asks for cannot be required, and what no screen has is named by none. */
export function checkUnfilledFields(entity: EntityParts): readonly EntityFinding[] {
  const { fields } = entity
  const required = Object.entries(fields).flatMap(([name, field]): readonly EntityFinding[] => {
    const word = field.readOnly ? 'readOnly' : field.hidden ? 'hidden' : undefined
    if (word === undefined || !field.required || initialOf(field) !== undefined) return []
    const message = `the field is ${word}, so nobody could fill it in; expected one that may be empty; remove required, or say initial`
    return [{ code: 'E275', path: ['fields', name, 'required'], message }]
  })
  const hidden = placesOf(entity).flatMap(([path, name]): readonly EntityFinding[] => {
    if (!fields[name]?.hidden) return []
    const message = `"${name}" is hidden; expected a field that is shown; leave it out here, or remove hidden`
    return [{ code: 'E276', path, message }]
  })
  return [...required, ...hidden]
}

/** Where screens name fields. */
function placesOf({ columns, sections, account }: EntityParts): readonly (readonly [Path, string])[] {
  return [
    ...columns.flatMap(([index, column]): readonly (readonly [Path, string])[] => {
      const path = ['list', 'columns', index]
      if (typeof column === 'string') return [[path, column]]
      return 'joined' in column
        ? column.joined.map((name, place) => [[...path, 'joined', place], name] as const)
        : column.firstOf.map((name, place) => [[...path, 'firstOf', place], name] as const)
    }),
    ...Object.entries(sections ?? {}).flatMap(([key, section]) =>
      section.fields.map((name, place) => [['sections', key, 'fields', place], name] as const),
    ),
    ...(account?.profile ?? []).map((name, place) => [['account', 'profile', place], name] as const),
  ]
}

/** A refusal at a field that the form does not have is told at none, and nobody sees what to mend. */
export function checkRefusedFields(code: OwnCode): readonly Finding[] {
  const { file, source } = code
  return source
    .getDescendantsOfKind(SyntaxKind.NewExpression)
    .filter((made) => made.getExpression().getText() === USER_ERROR)
    .flatMap((made): readonly Finding[] => {
      const path = pathOf(made)
      const fields = fieldsAround(code, made, 'values')
      if (!path || !fields) return []
      const known = [...new Set([...Object.entries(fields).flatMap(namesOf), ...code.unread])]
      if (known.includes(path.name)) return []
      const message = `there is no field "${path.name}" to mark; ${expectOneOf(known, path.name)}`
      const position = source.getLineAndColumnAtPos(path.node.getStart())
      return [{ code: 'E297', file, path: [], position, message }]
    })
}

/** The names that what is sent of a field travels under. */
function namesOf([name, field]: readonly [string, Fields[string]]): readonly string[] {
  const parts = (['create', 'update'] as const).map((mode) => payloadOf(field).shape(name, field, mode))
  return [name, ...parts.flatMap(Object.keys)]
}

/** The field that a path begins with, where it is written down: `lines` of `lines.${place}.price`. */
function pathOf(made: NewExpression): { readonly node: Node; readonly name: string } | undefined {
  const options = made.getArguments()[1]
  const property = Node.isObjectLiteralExpression(options) ? options.getProperty('path') : undefined
  const node = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined
  const text =
    Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)
      ? node.getLiteralText()
      : Node.isTemplateExpression(node)
        ? node.getHead().getLiteralText()
        : undefined
  const isWhole = Node.isTemplateExpression(node) ? text?.includes('.') : true
  return node && text && isWhole ? { node, name: text.split('.')[0] ?? text } : undefined
}
