import * as z from 'zod/mini'
import { agentTools } from '#features/agents/texts.ts'
import { readableSortKeys } from '../../../../kinds/core/cell/list-columns.ts'
import { whereFilters, type Asking } from '../../../../kinds/core/filter/where-filters.ts'
import { WhereError } from '../../../../kinds/core/filter/parse-where.ts'
import type { AnyEntity } from '../../../../schema/entity/entity.ts'
import { filterParameters, type Filter } from '../../../../schema/where/filter.ts'
import { MAX_PAGE, MAX_SEARCH_LENGTH } from '../../../../schema/where/list-query.ts'
import { HttpError, listPage, parseListQuery, type Store } from '../../../../server/face.ts'
import type { Agent } from '../agent.ts'
import { boundRecords } from '../bound-answer.ts'
import { nameInMenu, readToolArguments, type AgentTool } from './agent-tool.ts'
import { describeArguments, describeReading, docstringsOf, joinSentences } from './describe.ts'
import { describeInput, type JsonSchema } from '../../../../calls/json-schema.ts'
import { filterSchemas } from '../../../../kinds/core/filter/filters.ts'
import { linksOf } from '../../../../kinds/core/definition/relations.ts'
import { relationsOf } from '../../../../kinds/core/definition/definitions.ts'
import type { Field } from '../../../../schema/entity/field-kinds.ts'
import type { EntityDocstrings } from '../../../../schema/entity/entity-texts.ts'
import { t } from '../../../../texts/locale.ts'

const RULES = `All that is named must be met: { "field": value }, { "field": { "from": a, "to": b } }, { "field": { "in": [a, b] } }. null asks for what is empty. "or" takes a list, and "not" an object, of one condition each; a relation takes an object of conditions on the record that it names.`

/** Values of a choice that are named; of longer lists the input schemas of the other tools know all. */
const MOST_VALUES = 40

/** What records are asked by: see `Where`. @param entities that the key may read */
function describeWhere(
  entities: readonly AnyEntity[],
  { fields }: AnyEntity,
  docstrings: EntityDocstrings['fields'] = {},
): JsonSchema {
  const asked = Object.entries(fields).flatMap(([name, field]) => {
    const description = describeField(field, docstrings[name])
    return description === null ? [] : [[name, { description }] as const]
  })
  const relations = [...relationsOf(fields), ...linksOf(fields)]
    .filter(({ to }) => entities.some(({ name }) => name === to))
    .map(
      ({ as, to }) =>
        [as, { type: 'object', description: `Conditions on the "${to}" that it names.` }] as const,
    )
  return {
    type: 'object',
    description: RULES,
    properties: { id: { description: 'in, from, to' }, ...Object.fromEntries([...asked, ...relations]) },
  }
}

/** Its label, what the file says of it, its operators and, of a choice, its values. */
function describeField(field: Field, docstring: string | undefined): string | null {
  const schemas = filterSchemas(field)
  const operators = Object.keys(schemas)
  if (operators.length === 0) return null
  const values: unknown = schemas.in && describeInput(schemas.in)['enum']
  const named = Array.isArray(values) && values.length <= MOST_VALUES ? ` of ${values.join(', ')}` : ''
  const asked = operators.map((each) => (each === 'in' ? `in${named}` : each)).join('; ')
  return docstring === undefined
    ? `${t(field.label)}: ${asked}`
    : joinSentences([t(field.label), docstring, asked])
}

const PAGE_SIZE = 20
const MAX_PAGE_SIZE = 50

const findArguments = z.strictObject({
  where: z.optional(z.looseObject({})),
  search: z.optional(z.string().check(z.maxLength(MAX_SEARCH_LENGTH))),
  orderBy: z.optional(z.record(z.string(), z.enum(['asc', 'desc']))),
  page: z._default(z.int().check(z.gte(1), z.lte(MAX_PAGE)), 1),
  pageSize: z._default(z.int().check(z.gte(1), z.lte(MAX_PAGE_SIZE)), PAGE_SIZE),
})

/** A page of the records that are asked for. */
export function findTool(agent: Agent, entity: AnyEntity): AgentTool {
  const { store } = agent
  return {
    name: `${entity.name}_find`,
    describe: () => ({
      title: agentTools.find(nameInMenu(entity)),
      description: describeReading(
        agent,
        entity,
        `Finds records of "${nameInMenu(entity)}": a page of those that meet "where" and hold the words of "search", and how many there are in all.`,
      ),
      inputSchema: describeArguments(findArguments, {
        where: describeWhere(store.entities, entity, docstringsOf(agent, entity).fields),
        orderBy: {
          type: 'object',
          description: 'One field and its direction.',
          properties: Object.fromEntries(
            readableSortKeys(store.entities, entity).map((key) => [key, { enum: ['asc', 'desc'] }]),
          ),
          additionalProperties: false,
          maxProperties: 1,
        },
      }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    }),
    async run(args) {
      const { where = {}, search, orderBy = {}, page, pageSize } = readToolArguments(findArguments, args)
      const [[sort, order] = [], ...more] = Object.entries(orderBy)
      if (more.length > 0) throw new HttpError(400, agentTools.oneOrder)
      const asked = {
        ...filterParameters(await filtersOf(store, entity, where)),
        ...(search && { q: search }),
        ...(sort !== undefined && { sort, order }),
        page: String(page),
        pageSize: String(pageSize),
      }
      const query = parseListQuery(entity, asked, store.entities)
      if (!query) throw new Error('a page is asked for')
      const { records, total } = await listPage(store, entity, query)
      const told = boundRecords(records)
      return { total, page, ...(told.length < records.length && { cutTo: told.length }), records: told }
    },
  }
}

/** @throws HttpError for what no list is asked. */
async function filtersOf(store: Store, entity: AnyEntity, where: object): Promise<readonly Filter[]> {
  try {
    return await whereFilters(askingOf(store, entity), where)
  } catch (error) {
    if (!(error instanceof WhereError)) throw error
    throw new HttpError(400, `where${error.path.map((step) => `.${step}`).join('')}: ${error.message}`)
  }
}

/** Through what the key may not read nobody asks. */
function askingOf(store: Store, entity: AnyEntity): Asking {
  const related = store.entities.map((each): [string, () => Promise<Asking>] => [
    each.name,
    async () => askingOf(store, each),
  ])
  return { entity, related: Object.fromEntries(related) }
}
