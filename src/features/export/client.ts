import { COLUMNS_PARAMETER, exportContract, FORMAT_PARAMETER, type ExportFormat } from './calls.ts'
import { listParameters, type ListQuery } from '../../schema/list-query.ts'
import type { RecordId } from '../../schema/record-id.ts'
import { entityEndpoint } from '../../api/call-address.ts'
import { callForStream } from '../../api/call.ts'

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
  const file = { [FORMAT_PARAMETER]: format, [COLUMNS_PARAMETER]: columns }
  const list = listParameters({ ...query, page: 1, pageSize: 1 })
  const response = ids
    ? await callForStream(entityEndpoint(exportContract.chosen, entity), { query: file, payload: { ids } })
    : await callForStream(entityEndpoint(exportContract.matching, entity), { query: { ...list, ...file } })
  return response.blob()
}
