import type { ServerFeature } from '../../server/feature.ts'
import type { Backend } from '../../server/backend.ts'
import {
  exportIdsSchema,
  ALL_COLUMNS,
  COLUMNS_PARAMETER,
  EXPORT_FORMATS,
  exportContract,
  type ExportFormat,
  FORMAT_PARAMETER,
  IMPORT_COLUMNS,
} from './calls.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { csvFile } from '../../kinds/core/sheet/csv.ts'
import { allColumns } from '../../kinds/core/cell/list-columns.ts'
import { exportColumns, importColumns } from '../../kinds/core/sheet/sheet-columns.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { columnKey } from '../../schema/list-column.ts'
import { currentDay } from '../../kinds/core/filter/days.ts'
import { UPLOADS_PATH } from '../../schema/session-contract.ts'
import { answers } from '#texts/answers.ts'
import { t } from '../../texts/locale.ts'
import { HttpError } from '../../server/errors/http-error.ts'
import { exportedRows } from './server/export-records.ts'
import { matchingIds } from '../../server/records/reading/list-page.ts'
import { parseListQuery } from '../../server/records/reading/parse-list-query.ts'
import { assertMay } from '../../server/records/access/access.ts'
import type { Store } from '../../server/records/store/store.ts'
import { xlsxFile } from './server/xlsx-file.ts'
import { storeOf } from '../../server/session/guard.ts'
import { readEntity, readJson } from '../../server/http/read-request.ts'

const one = z.union([z.string(), z.array(z.string())])
const parameters = z.object({
  [FORMAT_PARAMETER]: z.enum(['xlsx', 'csv']),
  [COLUMNS_PARAMETER]: z.optional(one),
})
interface ExportRequest {
  Params: { entity: string }
}

export const exportServer: ServerFeature = { name: 'export', routes: exportRoutes }

/** Records as files for spreadsheets. */
function exportRoutes(app: FastifyInstance, { store: { entities } }: Backend): void {
  const { matching, chosen } = exportContract
  app.get<ExportRequest>(matching.path, async (request, reply) => {
    const store = storeOf(request)
    const entity = assertMay(store, 'list', readEntity(entities, request.params.entity))
    const list = parseListQuery(entity, request.query) ?? { page: 1, pageSize: 1 }
    return sendFile(store, entity, request, reply, await matchingIds(store, entity, list))
  })
  app.post<ExportRequest>(chosen.path, async (request, reply) => {
    const store = storeOf(request)
    const entity = assertMay(store, 'list', readEntity(entities, request.params.entity))
    const parsed = exportIdsSchema.safeParse(readJson(request))
    if (!parsed.success) throw new HttpError(400, answers.badExport)
    return sendFile(store, entity, request, reply, parsed.data.ids)
  })
}

function sendFile(
  store: Store,
  entity: AnyEntity,
  request: FastifyRequest,
  reply: FastifyReply,
  ids: readonly number[],
): FastifyReply {
  const { format, columns } = readParameters(entity, request.query)
  const uploads = `${request.protocol}://${request.host}${UPLOADS_PATH}/`
  const fileAddress = (name: string) => uploads + encodeURIComponent(name)
  const rows = exportedRows(store, entity, ids, columns, { fileAddress })
  const title = t(entity.list.title)
  const file = format === 'csv' ? csvFile(columns, rows) : xlsxFile(title, columns, rows)
  const fileName = encodeURIComponent(`${title} ${currentDay()}.${format}`)
  return reply
    .type(EXPORT_FORMATS[format])
    .header('content-disposition', `attachment; filename*=UTF-8''${fileName}`)
    .send(file)
}

function readParameters(entity: AnyEntity, query: unknown) {
  const parsed = parameters.safeParse(query)
  if (!parsed.success) throw new HttpError(400, answers.badExport)
  const format: ExportFormat = parsed.data[FORMAT_PARAMETER]
  const keys = [parsed.data[COLUMNS_PARAMETER] ?? entity.list.columns.map(columnKey)].flat()
  if (keys.includes(ALL_COLUMNS)) return { format, columns: exportColumns(entity, ALL_COLUMNS) }
  if (keys.includes(IMPORT_COLUMNS)) return { format, columns: importColumns(entity) }
  const known = allColumns(entity).map(columnKey)
  if (!keys.every((key) => known.includes(key))) throw new HttpError(400, answers.badExport)
  return { format, columns: exportColumns(entity, keys) }
}
