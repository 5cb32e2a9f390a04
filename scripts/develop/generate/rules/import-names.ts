import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import { plainHeader } from '../../../../src/kinds/core/sheet/match-columns.ts'
import type { EntityParts } from '../checks/entity-parts.ts'

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
