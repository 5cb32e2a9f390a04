import { serverFeatures } from '../../../../src/features/registries/servers.ts'
import { systemTables, ROW_VERSION, SEARCH_KEY } from '../../../../src/server/database/plan-tables.ts'
import type { AllEntities, EntityParts } from '../checks/entity-parts.ts'
import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { collatedColumn, foldedColumn } from '../../../../src/schema/entity/column.ts'
import { definitionOf } from '../../../../src/kinds/core/definition/definitions.ts'
import type { Field } from '../../../../src/schema/entity/field-kinds.ts'
import { payloadOf } from '../../../../src/kinds/registries/payloads.ts'
import { VERSION_KEY } from '../../../../src/schema/access/session-contract.ts'
import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import { plainHeader } from '../../../../src/kinds/core/sheet/match-columns.ts'
import { readReferences } from '../entity-paths.ts'

// Names that generated modules declare themselves; an entity of such a name would clash.
const GENERATED = [
  'resource',
  'resources',
  'entities',
  'account',
  'entity',
  'entityMenu',
  'entityRoutes',
  'homeCards',
  'homeWidgets',
]

/** An entity's name is not reserved and equals the export's name. */
export function checkEntityName({ name, exportedAs }: EntityParts): readonly EntityFinding[] {
  if (name === undefined) return []
  if (name === exportedAs) return checkReserved(name)
  const message = `the entity "${name}" is exported as "${exportedAs}"; expected one name for both; write export const ${name} = …`
  return [...checkReserved(name), { code: 'E105', path: ['name'], message }]
}

function checkReserved(name: string): readonly EntityFinding[] {
  const owner = reservedFor(name)
  if (owner === undefined) return []
  const message = `"${name}" is a name of ${owner}; expected another; write "${name}Record"`
  return [{ code: 'E134', path: ['name'], message }]
}

function reservedFor(name: string): string | undefined {
  if (GENERATED.includes(name)) return 'the generated code'
  // SQLite compares table names without case.
  if (systemTables(serverFeatures).includes(name.toLowerCase())) return "the backend's own tables"
  if (/^(sqlite|pg)_/.test(name)) return 'the database itself'
  return name in Object.prototype ? 'every object of the language' : undefined
}

/** What fields are called on the wire is said where another backend calls them so, and no two are called the same. */
export function checkSentNames(
  { fields }: EntityParts,
  { hasOtherBackend = false }: AllEntities,
): readonly EntityFinding[] {
  const sent = Object.entries(fields).map(([name, { wireName = name }]) => wireName)
  return Object.entries(fields).flatMap(([name, { wireName }]): readonly EntityFinding[] => {
    if (wireName === undefined) return []
    const isTaken = sent.filter((each) => each === wireName).length > 1
    if (hasOtherBackend && !isTaken) return []
    const message = isTaken
      ? `two fields are sent as "${wireName}"; expected another name for one of them`
      : "this program's own backend calls it by its name; remove wireName, or say backend: { … } in entities/app.ts"
    return [{ code: 'E252', path: ['fields', name, 'wireName'], message }]
  })
}

/** Columns that every table has. */
const OWN_COLUMNS = ['id', 'created_at', 'updated_at', SEARCH_KEY, ROW_VERSION]
const DERIVED = [foldedColumn(''), collatedColumn('')]

// PostgreSQL truncates identifiers at 63 bytes; index names also contain the table's name and `_folded`.
const SAFE = /^[A-Za-z][A-Za-z0-9_]{0,39}$/

/** A field's name and all its payload names are valid as a column and as a key. */
export function checkFieldNames({ fields, invalidFields }: EntityParts): readonly EntityFinding[] {
  const sound = Object.entries(fields).flatMap(([name, field]) => [
    ...explain(name, ['fields', name], true),
    ...otherNames(name, field).flatMap(([part, other]) => explain(other, ['fields', name, ...part], false)),
  ])
  return [...sound, ...invalidFields.flatMap((name) => explain(name, ['fields', name], true))]
}

/** Names chosen by options: of confirmations, image lists and relations. */
function otherNames(
  name: string,
  field: Field,
): readonly (readonly [path: readonly string[], name: string])[] {
  const shape = payloadOf(field).shape(name, field, 'create')
  const keys = [...Object.keys(shape), ...Object.keys(definitionOf(field).recordShape(name, field))]
  const options = Object.entries(field).filter(([option]) => option !== 'label' && option !== 'kind')
  return options.flatMap(([option, value]) => {
    const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [['', value] as const]
    return parts.flatMap(([part, chosen]: readonly [string, unknown]) =>
      typeof chosen === 'string' && chosen !== name && keys.includes(chosen)
        ? [[part === '' ? [option] : [option, part], chosen] as const]
        : [],
    )
  })
}

function explain(name: string, path: readonly string[], isAboutKey: boolean): readonly EntityFinding[] {
  if (!SAFE.test(name)) {
    const expected = `expected at most 40 letters, digits and underscores, beginning with a letter; write ${suggest(name)}`
    return [{ code: 'E170', path, isAboutKey, message: `"${name}" is no safe name of a column; ${expected}` }]
  }
  const owner = columnReservedFor(name)
  if (owner === undefined) return []
  return [{ code: 'E171', path, isAboutKey, message: `"${name}" is ${owner}; expected another name` }]
}

function columnReservedFor(name: string): string | undefined {
  if (OWN_COLUMNS.includes(name.toLowerCase())) return 'a column that every table has'
  if (name === VERSION_KEY) return 'a key that the backend adds to every record'
  const derived = DERIVED.find((end) => name.toLowerCase().endsWith(end))
  if (derived !== undefined)
    return `named like the column that "${name.slice(0, -derived.length)}" is compared by`
  return name in Object.prototype ? 'a key that every object of the language has' : undefined
}

function suggest(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '')
  const words = plain.replace(/[^A-Za-z0-9]+/g, '_').replace(/^[_0-9]+|_+$/g, '')
  return words === '' ? 'a name of latin letters' : `"${words.slice(0, 40)}"`
}

/** A column of a file means one field, which files can write: no alias is what a field is called already. */
export function checkImportNames({ fields }: EntityParts): readonly EntityFinding[] {
  const owners = new Map<string, string>()
  for (const [name, { label }] of Object.entries(fields))
    for (const called of [name, ...textsOf(label)]) owners.set(plainHeader(called), name)
  return Object.entries(fields).flatMap(([name, { importedAs = [], readOnly }]) =>
    importedAs.flatMap((alias, index): readonly EntityFinding[] => {
      if (readOnly) {
        const message = `no import writes "${name}", which is read only; expected no importedAs here; remove it`
        return [{ code: 'E287', path: ['fields', name, 'importedAs', index], message }]
      }
      const owner = owners.get(plainHeader(alias))
      if (owner === undefined) owners.set(plainHeader(alias), name)
      if (owner === undefined) return []
      const message = `a column "${alias}" means "${owner}" already; expected what no field is called yet; remove it`
      return [{ code: 'E287', path: ['fields', name, 'importedAs', index], message }]
    }),
  )
}

/** In all languages; a label that is none is told elsewhere. */
function textsOf(label: unknown): readonly string[] {
  return (isObject(label) ? Object.values(label) : [label]).filter((text) => typeof text === 'string')
}

/** No two fields of an entity share a column, a payload name or a record key. */
export function checkSharedColumnNames({ fields }: EntityParts): readonly EntityFinding[] {
  const first = new Map<string, string>()
  return Object.entries(fields).flatMap(([name, field]): readonly EntityFinding[] => {
    const claims = [...new Set(claimsOf(name, field))]
    const taken = claims.find((claim) => first.has(claim))
    for (const claim of claims) if (!first.has(claim)) first.set(claim, name)
    if (taken === undefined) return []
    const message = `${taken} is that of "${first.get(taken)}" already; expected names of its own; rename one of the two`
    return [{ code: 'E172', path: ['fields', name], isAboutKey: true, message }]
  })
}

/** SQLite compares column names without case. */
function claimsOf(name: string, field: Field): readonly string[] {
  const definition = definitionOf(field)
  const columns = definition
    .columns(name, field)
    .flatMap((column) => (column.isFolded ? [column.name, foldedColumn(column.name)] : [column.name]))
  const keys = (['create', 'update'] as const).flatMap((mode) => [
    ...Object.keys(payloadOf(field).shape(name, field, mode)),
    ...Object.keys(definition.formValues(name, field, mode, null)),
  ])
  return [
    ...columns.map((column) => `its column "${column.toLowerCase()}"`),
    ...keys.map((key) => `its payload name "${key}"`),
  ]
}

/** Records nest a relation under its name beside their fields, so no field or other relation may share that name. */
export function checkTakenRelationNames(entity: EntityParts): readonly EntityFinding[] {
  const taken = new Map(Object.keys(entity.fields).map((name) => [name, 'a field']))
  return readReferences(entity).flatMap(([name, { as }]): readonly EntityFinding[] => {
    const owner = taken.get(as)
    taken.set(as, 'another relation')
    if (owner === undefined) return []
    const message = `"${as}" is the name of ${owner} already; expected one of its own; write "${capitalised(as, owner)}"`
    return [{ code: 'E121', path: ['fields', name, 'as'], message }]
  })
}

function capitalised(name: string, owner: string): string {
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  return owner === 'a field' && capital !== name ? capital : `${name}2`
}
