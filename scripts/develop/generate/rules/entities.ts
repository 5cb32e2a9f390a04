import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { optionNames } from '../../../../src/kinds/core/authoring/authorings.ts'
import type { FieldKind, Field } from '../../../../src/schema/entity/field-kinds.ts'
import type { IdKind } from '../../../../src/schema/values/record-id.ts'
import type { AllEntities, EntityParts } from '../checks/entity-parts.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { fieldPlaces, readReferences } from '../entity-paths.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import { referenceOf } from '../../../../src/kinds/reference/reference-of.ts'
import { definitionOf } from '../../../../src/kinds/core/definition/definitions.ts'

/** A reference holds ids of the kind that its entity has. */
export function checkOtherIdKinds(entity: EntityParts, { entities }: AllEntities): readonly EntityFinding[] {
  const kinds = new Map(entities.map(({ name, ids = 'number' }) => [name, ids]))
  return fieldPlaces(entity).flatMap((place) =>
    readReferences(place).flatMap(([name, field]) => {
      const path = [...place.path, 'fields', name]
      return compareKinds(field, kinds.get(field.to)).map((message) => ({
        code: 'E282' as const,
        path,
        message,
      }))
    }),
  )
}

interface Holder {
  readonly kind: FieldKind
  readonly to: string
  readonly ids?: IdKind
}

function compareKinds({ kind, to, ids = 'number' }: Holder, wanted: IdKind | undefined): readonly string[] {
  if (wanted === undefined || wanted === ids) return []
  const found = `the ids of ${to} are ${wanted}s, and the field holds ${ids}s`
  if (optionNames(kind).includes('ids')) return [`${found}; write ids: '${wanted}'`]
  return [`${found}, as any ${kind}(…); expected reference(…)`]
}

/** Who is logged in is known by a number. */
export function checkTextAccounts(
  { account, ids }: EntityParts,
  { hasOtherBackend = false }: AllEntities,
): readonly EntityFinding[] {
  if (!account || ids !== 'text' || hasOtherBackend) return []
  const message = 'who logs in is known by a number; expected an entity of numbers; remove ids'
  return [{ code: 'E283', path: ['ids'], message }]
}

/** A field's `renamedFrom` names a removed field, and no two fields name the same one. */
export function checkFieldRenames({ fields, invalidFields }: EntityParts): readonly EntityFinding[] {
  const renames = Object.entries(fields).flatMap(([name, { renamedFrom }]) =>
    renamedFrom === undefined ? [] : [[name, renamedFrom] as const],
  )
  const present = [...Object.keys(fields), ...invalidFields]
  return renames.flatMap(([name, from], index) => {
    const other = renames.slice(0, index).find(([, earlier]) => earlier === from)
    const message = explain('field', from, present.includes(from), other?.[0])
    return message === undefined ? [] : [{ code: 'E173', path: ['fields', name, 'renamedFrom'], message }]
  })
}

/** An entity's `renamedFrom` names a removed entity, and no two entities name the same one. */
export function checkEntityRenames({ entities }: AllEntities): readonly Finding[] {
  const present = entities.map(({ name }) => name)
  return entities.flatMap(({ file, exportedAs, renamedFrom }, index): readonly Finding[] => {
    if (renamedFrom === undefined) return []
    const other = entities.slice(0, index).find((each) => each.renamedFrom === renamedFrom)
    const message = explain('entity', renamedFrom, present.includes(renamedFrom), other?.exportedAs)
    return message === undefined ? [] : [{ code: 'E173', file, exportedAs, path: ['renamedFrom'], message }]
  })
}

function explain(
  what: string,
  from: string,
  isPresent: boolean,
  other: string | undefined,
): string | undefined {
  if (isPresent)
    return `there is still ${what === 'field' ? 'a' : 'an'} ${what} "${from}"; expected the name of one that is gone; remove renamedFrom`
  if (other === undefined) return undefined
  return `"${other}" is renamed from "${from}" already; expected another name; remove one of the two`
}

/** A record stands below another one of its entity by a reference to that. */
export function checkTree({ name, tree, fields }: EntityParts): readonly EntityFinding[] {
  if (tree === undefined) return []
  const able = Object.keys(fields).filter((field) => referenceOf({ fields }, field)?.to === name)
  if (able.includes(tree)) return []
  const expected =
    able.length > 0
      ? expectOneOf(able, tree)
      : `expected one; this entity has none; write parent_id: reference({ to: '${name}', as: 'Parent', … })`
  const message = `"${tree}" is no reference to another record of this entity; ${expected}`
  return [{ code: 'E251', path: ['list', 'tree'], message }]
}

/** What is unique together are several fields, each in one column that values are compared by. */
export function checkUniqueTogether(entity: EntityParts): readonly EntityFinding[] {
  const { uniqueTogether, fields, invalidFields } = entity
  const fit = Object.entries(fields).flatMap(([name, field]) => (isCompared(name, field) ? [name] : []))
  const known = [...fit, ...invalidFields]
  return uniqueTogether.flatMap((names, group) =>
    names.flatMap((name, index): readonly EntityFinding[] => {
      const path = ['uniqueTogether', group, index]
      if (!known.includes(name)) {
        const message = `there is no field "${name}" that can be compared; ${expectOneOf(known, name)}`
        return [{ code: 'E274', path, message }]
      }
      if (names.length > 1 && names.indexOf(name) === index) return []
      const message = `"${name}" stands here ${names.length > 1 ? 'twice' : 'alone'}; expected several fields; name another, or write unique: true at the field`
      return [{ code: 'E274', path, message }]
    }),
  )
}

function isCompared(name: string, field: Field): boolean {
  const { columns, isSecret, isLeftOutOfDrafts } = definitionOf(field)
  const [column, ...more] = columns(name, field)
  return (
    column !== undefined && column.type !== 'json' && more.length === 0 && !isSecret && !isLeftOutOfDrafts
  )
}

/** A check looks at fields of its entity that can be read, and marks one of them. */
export function checkEntityChecks({ checks, fields, invalidFields }: EntityParts): readonly EntityFinding[] {
  const readable = Object.keys(fields).filter((name) => fields[name] && !definitionOf(fields[name]).isSecret)
  const known = [...readable, ...invalidFields]
  return Object.entries(checks).flatMap(([key, check]) => {
    const path = ['checks', key]
    const named = check.of.map((name, index) => ({ name, path: [...path, 'of', index], among: known }))
    // A mistake is told where somebody can mend it.
    return [...named, { name: check.field, path: [...path, 'field'], among: check.of }]
      .filter(({ name, among }) => !among.includes(name))
      .map((each): EntityFinding => {
        const message = `"${each.name}" is no field that it can look at; ${expectOneOf(each.among, each.name)}`
        return { code: 'E273', path: each.path, message }
      })
  })
}
