import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import { serverFeatures } from '../../../../src/features/registries/servers.ts'
import { kebabCase } from '../../../../src/kinds/core/authoring/naming.ts'
import type { ProjectFacts } from '../../../../src/kinds/core/authoring/project-facts.ts'
import { Refusal } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { systemTables } from '../../../../src/server/database/plan-tables.ts'
import type { Arguments } from '../read-arguments.ts'
import type { DescribedTable } from './described-table.ts'
import { findObstacle } from './judge-table.ts'
import { entityNameOf } from './table-names.ts'
import type { NamedTable } from './table-request.ts'

/** All tables of the database that entities can run on. */
const ALL = 'all'
/** What may stand where a name does: the table's own is taken. */
const OWN_NAME = 'entity'

export interface ChosenTables {
  readonly chosen: readonly NamedTable[]
  /** Why others are not among them. */
  readonly left: readonly string[]
}

/** @throws Refusal where a table that is asked for by name is none, or none that an entity can run on. */
export function chooseTables(
  { name, 'from-table': asked = [] }: Arguments,
  tables: readonly DescribedTable[],
  { entities }: ProjectFacts,
): ChosenTables {
  const foreign = tables.filter((table) => !isOfBackend(table, entities))
  const isAll = asked.includes(ALL)
  const wanted = isAll
    ? foreign.filter((table) => entities.every((entity) => entity.name !== table.name))
    : asked.map((each) => findTable(each, foreign))
  const told = wanted.map((table) => ({ table, obstacle: findObstacle(table) }))
  const left = told.flatMap(({ table, obstacle }) =>
    obstacle === undefined ? [] : [`${table.name} ${obstacle}`],
  )
  const fitting = told.filter(({ obstacle }) => obstacle === undefined).map(({ table }) => table)
  if (!isAll && left.length > 0) throw new Refusal(`the table ${left.join('\nthe table ')}`)
  if (fitting.length === 0 && !isAll)
    throw new Refusal(['there is no table that an entity could run on', ...left].join('\n'))
  const given = name === OWN_NAME ? undefined : name
  if (given !== undefined && fitting.length > 1)
    throw new Refusal(
      `"${given}" is one name for ${fitting.length} tables; leave it out, or name one table`,
      2,
    )
  const chosen = fitting.map((table) => ({ name: given ?? entityNameOf(table.name), table }))
  assertDifferent(chosen)
  return { chosen, left }
}

/** What a backend of this engine keeps: records with their versions, rows of their fields, and its own bookkeeping. */
function isOfBackend({ name, columns }: DescribedTable, entities: ProjectFacts['entities']): boolean {
  const has = (column: string) => columns.some((each) => each.name === column)
  const isOfField = has('record_id') && entities.some((entity) => name.startsWith(`${entity.name}_`))
  return has('row_version') || isOfField || BOOKKEEPING.includes(name.toLowerCase())
}

const BOOKKEEPING = systemTables(serverFeatures)

function findTable(name: string, tables: readonly DescribedTable[]): DescribedTable {
  const found = tables.find((table) => table.name === name)
  const names = tables.map((table) => table.name)
  if (!found)
    throw new Refusal(`the database has no table "${name}"; ${expectOneOf([...names, ALL], name)}`, 2)
  return found
}

/** Files are named in small letters, so that `orderLine` and `order_line` would be one. */
function assertDifferent(chosen: readonly NamedTable[]): void {
  for (const [place, { name, table }] of chosen.entries()) {
    const other = chosen.slice(0, place).find((each) => kebabCase(each.name) === kebabCase(name))
    if (other)
      throw new Refusal(
        `the tables "${other.table.name}" and "${table.name}" would both be the entity ${name}; take them one by one, ` +
          `one with a name: npm run new -- ${name}2 --from-table "${table.name}"`,
      )
  }
}
