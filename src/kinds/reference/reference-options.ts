import type { RecordPage } from '../../api/entity-client.ts'
import type { LoadResource, Resource } from '../../api/resource.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { ID_FILTER, type Filter } from '../../schema/where/filter.ts'
import type { Referable } from './definition.ts'
import { pathLabelOf } from './label-columns.ts'
import { MAX_SEARCH_LENGTH, type ListQuery } from '../../schema/where/list-query.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import type { Option } from '../../ui/match-option.ts'

// More than anyone reads; who looks for another types on.
const MOST_OPTIONS = 50

type Find = (resource: Resource, query: ListQuery) => Promise<RecordPage>

/** What the records that may be chosen are filtered by; null where there are none. */
export type NarrowTo = (resource: Resource) => readonly Filter[] | null

const ALL: NarrowTo = () => []

/** The records that match what is typed, as the list of them finds them. */
export async function readOptions(
  find: Find,
  load: LoadResource | undefined,
  field: Referable,
  search: string,
  narrowTo = ALL,
): Promise<readonly Option[]> {
  if (!load) return []
  const q = search.trim().slice(0, MAX_SEARCH_LENGTH)
  const resource = await load()
  const filters = narrowTo(resource)
  if (filters === null) return []
  const { records } = await find(resource, {
    page: 1,
    pageSize: MOST_OPTIONS,
    ...(q !== '' && { q }),
    ...(filters.length > 0 && { filters }),
  })
  return records.map((record) => optionOf(field, resource, record))
}

/** Whether a record is among those that may be chosen. */
export async function mayBeChosen(
  find: Find,
  load: LoadResource | undefined,
  id: RecordId,
  narrowTo: NarrowTo,
): Promise<boolean> {
  if (!load) return true
  const resource = await load()
  const filters = narrowTo(resource)
  if (filters === null) return false
  const itself: Filter = { field: ID_FILTER, operator: 'in', values: [String(id)] }
  return (await find(resource, { page: 1, pageSize: 1, filters: [itself, ...filters] })).total > 0
}

/** The option of one record. */
export async function readOption(
  load: LoadResource | undefined,
  field: Referable,
  id: RecordId | null,
  signal: AbortSignal,
): Promise<Option | null> {
  if (!load || id === null) return null
  const resource = await load()
  return optionOf(field, resource, await resource.client.read(id, signal))
}

function optionOf({ optionLabel }: Referable, { entity }: Resource, record: EntityRecord): Option {
  return { value: String(record.id), label: pathLabelOf(optionLabel, entity, record) }
}
