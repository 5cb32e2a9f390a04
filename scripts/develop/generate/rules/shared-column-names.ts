import { foldedColumn } from '../../../../src/schema/column.ts'
import { meaningOf } from '../../../../src/kinds/meanings.ts'
import type { Field } from '../../../../src/schema/field-kinds.ts'
import { payloadOf } from '../../../../src/kinds/payloads.ts'
import type { EntityParts } from '../checks/entity-parts.ts'
import type { Complaint } from '../diagnostics/finding.ts'

/** No two fields of an entity meet in one column, or under one name of a payload or a record. */
export function findSharedColumnNames({ fields }: EntityParts): readonly Complaint[] {
  const first = new Map<string, string>()
  return Object.entries(fields).flatMap(([name, field]): readonly Complaint[] => {
    const claims = [...new Set(claimsOf(name, field))]
    const taken = claims.find((claim) => first.has(claim))
    for (const claim of claims) if (!first.has(claim)) first.set(claim, name)
    if (taken === undefined) return []
    const message = `${taken} is that of "${first.get(taken)}" already; expected names of its own; rename one of the two`
    return [{ code: 'E172', path: ['fields', name], isAboutKey: true, message }]
  })
}

/** Columns are told apart by SQLite without regard to upper and lower case. */
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
