import type { QueryClient } from '@tanstack/react-query'
import { createPauses } from '../../api/pauses.ts'
import type { LoadResource } from '../../api/resource.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import type { ReferenceField } from './meaning.ts'
import { MAX_SEARCH_LENGTH } from '../../schema/list-query.ts'
import { searchKey, searchWords } from '../../schema/search.ts'
import { plainText } from '../plain-cell.ts'
import { followPath } from '../../schema/follow-path.ts'
import { keepWhole, knownWhole } from '../../engine/list/list-cache.ts'
import type { Option } from '../../ui/match-option.ts'

// More than anyone reads; who looks for another types on.
const MOST_OPTIONS = 50

/** The records that match what is typed: found by the backend, or here where it sends its whole list. */
export async function readOptions(
  queryClient: QueryClient,
  load: LoadResource | undefined,
  field: ReferenceField,
  search: string,
  signal: AbortSignal,
): Promise<readonly Option[]> {
  if (!load) return []
  const { client, entity } = await load()
  const q = search.trim().slice(0, MAX_SEARCH_LENGTH)
  const query = { page: 1, pageSize: MOST_OPTIONS, ...(q !== '' && { q }) }
  const known = knownWhole(queryClient, entity)
  const answer = known ?? (await client.list(query, signal))
  if (!known) keepWhole(queryClient, entity, answer)
  if (answer.total === undefined) return findOptions(field, answer.records, q, signal)
  return answer.records.slice(0, MOST_OPTIONS).map((record) => optionOf(field, record))
}

/** The first of a whole list, which may be long: with pauses. */
async function findOptions(
  field: ReferenceField,
  records: readonly EntityRecord[],
  q: string,
  signal: AbortSignal,
): Promise<readonly Option[]> {
  const pause = createPauses(signal)
  const words = searchWords(q)
  const found: Option[] = []
  for (const record of records) {
    const option = optionOf(field, record)
    const key = searchKey([option.label])
    if (words.every((word) => key.includes(word))) found.push(option)
    if (found.length === MOST_OPTIONS) break
    await pause()
  }
  return found
}

/** The option of one record. */
export async function readOption(
  load: LoadResource | undefined,
  field: ReferenceField,
  id: number | null,
  signal: AbortSignal,
): Promise<Option | null> {
  if (!load || id === null) return null
  const { client } = await load()
  return optionOf(field, await client.read(id, signal))
}

function optionOf({ optionLabel }: ReferenceField, record: EntityRecord): Option {
  const parts = optionLabel.map((path) => plainText(followPath(record, path))).filter((part) => part !== '')
  return { value: String(record.id), label: parts.join(' – ') }
}
