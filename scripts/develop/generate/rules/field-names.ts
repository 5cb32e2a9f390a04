import { collatedColumn, foldedColumn } from '../../../../src/schema/column.ts'
import { meaningOf } from '../../../../src/kinds/core/meaning/meanings.ts'
import type { Field } from '../../../../src/schema/field-kinds.ts'
import { payloadOf } from '../../../../src/kinds/registries/payloads.ts'
import { VERSION_KEY } from '../../../../src/schema/session-contract.ts'
import { ROW_VERSION, SEARCH_KEY } from '../../../../src/server/database/plan-tables.ts'
import type { EntityParts } from '../checks/entity-parts.ts'
import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'

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
  const keys = [...Object.keys(shape), ...Object.keys(meaningOf(field).recordShape(name, field))]
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
  const owner = ownerOf(name)
  if (owner === undefined) return []
  return [{ code: 'E171', path, isAboutKey, message: `"${name}" is ${owner}; expected another name` }]
}

function ownerOf(name: string): string | undefined {
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
