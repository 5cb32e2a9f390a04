import { foldedColumn } from '../../../../src/schema/column.ts'
import { meaningOf } from '../../../../src/kinds/core/meaning/meanings.ts'
import type { Field } from '../../../../src/schema/field-kinds.ts'
import { payloadOf } from '../../../../src/kinds/registries/payloads.ts'
import type { EntityParts } from '../checks/entity-parts.ts'
import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'

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
  const meaning = meaningOf(field)
  const columns = meaning
    .columns(name, field)
    .flatMap((column) => (column.isFolded ? [column.name, foldedColumn(column.name)] : [column.name]))
  const keys = (['create', 'update'] as const).flatMap((mode) => [
    ...Object.keys(payloadOf(field).shape(name, field, mode)),
    ...Object.keys(meaning.formValues(name, field, mode, null)),
  ])
  return [
    ...columns.map((column) => `its column "${column.toLowerCase()}"`),
    ...keys.map((key) => `its payload name "${key}"`),
  ]
}
