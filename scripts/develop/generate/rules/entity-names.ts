import { SYSTEM_TABLES } from '../../../../src/server/database/plan-tables.ts'
import type { EntityParts } from '../checks/entity-parts.ts'
import type { Complaint } from '../diagnostics/finding.ts'

// What the generated modules call their own; an entity of such a name would stand in its way.
const GENERATED = [
  'resource',
  'resources',
  'entities',
  'account',
  'entity',
  'entityMenu',
  'entityRoutes',
  'homeCards',
]

/** The name is free, and the export's own. */
export function findNameMistakes({ name, exportedAs }: EntityParts): readonly Complaint[] {
  if (name === undefined) return []
  if (name === exportedAs) return findReserved(name)
  const message = `the entity "${name}" is exported as "${exportedAs}"; expected one name for both; write export const ${name} = …`
  return [...findReserved(name), { code: 'E105', path: ['name'], message }]
}

function findReserved(name: string): readonly Complaint[] {
  const owner = ownerOf(name)
  if (owner === undefined) return []
  const message = `"${name}" is a name of ${owner}; expected another; write "${name}Record"`
  return [{ code: 'E134', path: ['name'], message }]
}

function ownerOf(name: string): string | undefined {
  if (GENERATED.includes(name)) return 'the generated code'
  if (SYSTEM_TABLES.includes(name)) return "the backend's own tables"
  if (/^(sqlite|pg)_/.test(name)) return 'the database itself'
  return name in Object.prototype ? 'every object of the language' : undefined
}
