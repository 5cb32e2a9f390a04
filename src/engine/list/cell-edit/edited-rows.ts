import type { QueryClient } from '@tanstack/react-query'
import type { RecordPage } from '../../../api/entity-client.ts'
import { isMissing } from '../../../api/errors.ts'
import { resourceKeys } from '../../../api/query-keys.ts'
import type { Resource } from '../../../api/resource.ts'
import type { EntityRecord } from '../../../schema/entity/field-definition.ts'
import type { RecordId } from '../../../schema/values/record-id.ts'

/** A page as any other for what deletes records from lists. */
export interface EditedRows extends RecordPage {
  /** Of their rows, by their ids. */
  readonly places: Readonly<Record<RecordId, number>>
}

/** For the list, before it is read again. The record may no longer be for this person to read. */
export async function rememberSaved(
  queryClient: QueryClient,
  { entity, client }: Resource,
  record: EntityRecord,
  { search, place }: { readonly search: string; readonly place: number },
): Promise<void> {
  const saved = await client.read(record.id).catch(() => null)
  if (!saved) return
  queryClient.setQueryData<EditedRows>(resourceKeys(entity.name).edited(search), (former) => {
    const others = former?.records.filter(({ id }) => id !== record.id) ?? []
    const places = { ...former?.places, [record.id]: place }
    return { records: [...others, { ...record, ...saved }], total: others.length + 1, places }
  })
}

/** The rows as they are stored now, without those that are deleted. */
export async function readAgain(
  { client }: Resource,
  { records, places }: EditedRows,
  signal: AbortSignal,
): Promise<EditedRows> {
  const read = async (record: EntityRecord) => {
    try {
      return [{ ...record, ...(await client.read(record.id, signal)) }]
    } catch (error) {
      if (isMissing(error)) return []
      throw error
    }
  }
  const left = (await Promise.all(records.map(read))).flat()
  return { records: left, total: left.length, places }
}
