import type { QueryClient } from '@tanstack/react-query'
import { resourceKeys } from '../../api/query-keys.ts'
import { uploadAddress } from '../../api/addresses.ts'
import type { SheetColumn, SheetValue } from '../../kinds/core/sheet/field-sheet.ts'
import { exportColumns } from '../../kinds/core/sheet/sheet-columns.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { ALL_COLUMNS, exportChosenCall, exportMatchingCall, type ExportFormat } from './calls.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { currentDay } from '../../kinds/core/filter/days.ts'
import { t } from '../../texts/locale.ts'
import { blobOf, saveFile } from '../../ui/browser-files.ts'
import { readLocalPage } from '../../engine/face.ts'
import { requestStream } from '../../api/request-stream.ts'
import { listParameters, type ListQuery } from '../../schema/where/list-query.ts'
import type { RecordId } from '../../schema/values/record-id.ts'

/** A backend of the plain contract, which sends its lists whole, makes no files: the browser makes a CSV of what it has. */
export function isExportedHere(queryClient: QueryClient, { name }: AnyEntity): boolean {
  return queryClient.getQueryData(resourceKeys(name).list('whole')) !== undefined
}

/** Saves records of a list as a file. */
export async function exportList(
  queryClient: QueryClient,
  entity: AnyEntity,
  request: ExportRequest,
): Promise<void> {
  const isHere = isExportedHere(queryClient, entity)
  const file = await (isHere ? csvOfLocalList(entity, request) : readExport(entity.name, request))
  saveFile(file, `${t(entity.list.title)} ${currentDay()}.${request.format}`)
}

async function csvOfLocalList(
  entity: AnyEntity,
  { query, ids, columns: keys }: ExportRequest,
): Promise<Blob> {
  const [{ csvFile }, { records }] = await Promise.all([
    import('../../kinds/core/sheet/csv.ts'),
    readLocalPage(entity, { ...query, page: 1, pageSize: Number.MAX_SAFE_INTEGER }),
  ])
  const columns = exportColumns(entity, keys.includes(ALL_COLUMNS) ? ALL_COLUMNS : keys)
  const chosen = ids && new Set(ids)
  const rows = chosen ? records.filter(({ id }) => chosen.has(id)) : records
  return blobOf(csvFile(columns, rowsOf(rows, columns)))
}

const BATCH = 500

const fileAddress = (name: string) => new URL(uploadAddress(name), location.href).href

async function* rowsOf(
  records: readonly EntityRecord[],
  columns: readonly SheetColumn[],
): AsyncGenerator<readonly SheetValue[]> {
  for (const [place, record] of records.entries()) {
    yield columns.map(({ value }) => value?.(record, { fileAddress }) ?? null)
    // The page stays responsive.
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    if (place % BATCH === BATCH - 1) await new Promise((resolve) => setTimeout(resolve))
  }
}

export interface ExportRequest {
  readonly format: ExportFormat
  /** Keys of list columns, or `all`. */
  readonly columns: readonly string[]
  readonly query: Omit<ListQuery, 'page' | 'pageSize'>
  /** These records instead of those that the query finds. */
  readonly ids?: readonly RecordId[] | undefined
}

/** Records as a file. Other backends may not have this call. */
export async function readExport(
  entity: string,
  { format, columns, query, ids }: ExportRequest,
): Promise<Blob> {
  const params = { entity }
  const list = listParameters({ ...query, page: 1, pageSize: 1 })
  const response = ids
    ? await requestStream(exportChosenCall, { params, query: { format, columns }, body: { ids } })
    : await requestStream(exportMatchingCall, { params, query: { ...list, format, columns } })
  return response.blob()
}
