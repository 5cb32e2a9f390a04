import { requestStream } from '../../api/request.ts'
import { exportChosenCall, exportMatchingCall, type ExportFormat } from './calls.ts'
import { listParameters, type ListQuery } from '../../schema/list-query.ts'
import type { RecordId } from '../../schema/record-id.ts'

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
