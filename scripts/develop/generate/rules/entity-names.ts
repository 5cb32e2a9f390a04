import { serverFeatures } from '../../../../src/features/registries/servers.ts'
import { systemTables } from '../../../../src/server/database/plan-tables.ts'
import type { EntityParts } from '../checks/entity-parts.ts'
import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'

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
  const owner = ownerOf(name)
  if (owner === undefined) return []
  const message = `"${name}" is a name of ${owner}; expected another; write "${name}Record"`
  return [{ code: 'E134', path: ['name'], message }]
}

function ownerOf(name: string): string | undefined {
  if (GENERATED.includes(name)) return 'the generated code'
  // SQLite compares table names without case.
  if (systemTables(serverFeatures).includes(name.toLowerCase())) return "the backend's own tables"
  if (/^(sqlite|pg)_/.test(name)) return 'the database itself'
  return name in Object.prototype ? 'every object of the language' : undefined
}
