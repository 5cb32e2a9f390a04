import type { LoadResource } from '../../api/resource.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import type { ReferenceField } from '../../schema/fields/reference.ts'
import { fold } from '../../schema/fold.ts'
import { plainText } from '../cells/plain-cells.ts'
import { followPath } from '../follow-path.ts'
import type { Option } from './SearchSelect.tsx'

// More than anyone reads; who looks for another types on.
const MOST_OPTIONS = 50

/** The records that match what is typed: found by the backend, or here where it sends its whole list. */
export async function readOptions(
  load: LoadResource | undefined,
  field: ReferenceField,
  search: string,
  signal: AbortSignal,
): Promise<readonly Option[]> {
  if (!load) return []
  const { client } = await load()
  const q = search.trim()
  const answer = await client.list({ page: 1, pageSize: MOST_OPTIONS, ...(q !== '' && { q }) }, signal)
  const options = answer.records.map((record) => optionOf(field, record))
  const found = answer.total === undefined ? options.filter(({ label }) => matches(label, q)) : options
  return found.slice(0, MOST_OPTIONS)
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

function matches(label: string, q: string): boolean {
  const key = fold(label)
  return fold(q)
    .split(' ')
    .every((word) => key.includes(word))
}
