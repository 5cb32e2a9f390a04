import type { RecordPage } from '../../api/entity-client.ts'
import type { LoadResource, Resource } from '../../api/resource.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import type { Referable } from './meaning.ts'
import { MAX_SEARCH_LENGTH, type ListQuery } from '../../schema/list-query.ts'
import type { RecordId } from '../../schema/record-id.ts'
import type { Option } from '../../ui/match-option.ts'
import { pathLabelOf } from './option-label.ts'

// More than anyone reads; who looks for another types on.
const MOST_OPTIONS = 50

/** The records that match what is typed, as the list of them finds them. */
export async function readOptions(
  find: (resource: Resource, query: ListQuery) => Promise<RecordPage>,
  load: LoadResource | undefined,
  field: Referable,
  search: string,
): Promise<readonly Option[]> {
  if (!load) return []
  const q = search.trim().slice(0, MAX_SEARCH_LENGTH)
  const query = { page: 1, pageSize: MOST_OPTIONS, ...(q !== '' && { q }) }
  const resource = await load()
  const { records } = await find(resource, query)
  return records.map((record) => optionOf(field, resource, record))
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
