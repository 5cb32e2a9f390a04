import {
  type AskedCall,
  entityNamed,
  matchingIds,
  parseListQuery,
  readListed,
  refusedParameter,
  route,
  type ServerFeature,
  type Store,
  yieldToEventLoop,
} from '../../server/face.ts'
import {
  ALL_COLUMNS,
  EXPORT_FORMATS,
  exportChosenCall,
  type ExportFormat,
  exportMatchingCall,
  IMPORT_COLUMNS,
} from './calls.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { csvFile } from '../../kinds/core/sheet/csv.ts'
import { allColumns } from '../../kinds/core/cell/list-columns.ts'
import { exportColumns, importColumns } from '../../kinds/core/sheet/sheet-columns.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { columnKey } from '../../schema/entity/list-column.ts'
import { currentDay } from '../../kinds/core/filter/days.ts'
import { UPLOADS_PATH } from '../../schema/access/session-contract.ts'
import { exportAnswers } from '#features/export/texts.ts'
import { directionOf } from '../../schema/values/text.ts'
import { t } from '../../texts/locale.ts'
import { currentTranslation } from '../../texts/translation.ts'
import { xlsxFile } from './server/xlsx-file.ts'
import type { SheetColumn, SheetContext, SheetValue } from '../../kinds/core/sheet/field-sheet.ts'
const BATCH = 200

/**
 * The rows of an export, read in batches while they are sent. The ids are read first, eight bytes each: so the file
 * holds what matched at one moment, each record once, and a sorted search is made once.
 */
async function* exportedRows(
  store: Store,
  entity: AnyEntity,
  ids: readonly number[],
  columns: readonly SheetColumn[],
  context: SheetContext,
): AsyncGenerator<readonly SheetValue[]> {
  for (let start = 0; start < ids.length; start += BATCH) {
    for (const record of await readListed(store, entity, ids.slice(start, start + BATCH))) {
      yield columns.map(({ value }) => value?.(record, context) ?? null)
      // Writing the file takes longer than reading.
      await yieldToEventLoop()
    }
  }
}

export const exportServer: ServerFeature = { name: 'export', routes: exportRoutes }

/** Records as files for spreadsheets. */
function exportRoutes(app: FastifyInstance): void {
  route(app, exportMatchingCall, async (asked) => {
    const entity = seenEntityOf(asked)
    const { request, store } = asked
    const beside = Object.keys(exportMatchingCall.query.shape)
    const list = parseListQuery(entity, request.query, store.entities, beside) ?? { page: 1, pageSize: 1 }
    return sendFile(asked, entity, await matchingIds(store, entity, list))
  })
  route(app, exportChosenCall, async (asked) => sendFile(asked, seenEntityOf(asked), asked.body.ids), {
    describeBody: () => exportAnswers.badRequest,
  })
}

type AskedExport = Pick<
  AskedCall<typeof exportMatchingCall>,
  'store' | 'params' | 'query' | 'request' | 'reply'
>

function seenEntityOf({ store, params }: AskedExport): AnyEntity {
  return entityNamed(store.entities, params.entity.name)
}

function sendFile(
  { store, request, reply, query }: AskedExport,
  entity: AnyEntity,
  ids: readonly number[],
): FastifyReply {
  const origin = `${request.protocol}://${request.host}${request.server.basePath}`
  const file = exportFile(store, entity, ids, { ...query, origin })
  const fileName = encodeURIComponent(`${t(entity.list.title)} ${currentDay()}.${query.format}`)
  return reply
    .type(EXPORT_FORMATS[query.format])
    .header('content-disposition', `attachment; filename*=UTF-8''${fileName}`)
    .send(file)
}

interface FileOptions {
  readonly format: ExportFormat
  /** Keys of columns, or a word for several; those of the list without it. */
  readonly columns?: readonly string[] | undefined
  /** What the addresses of uploads begin with. */
  readonly origin: string
}

/** The records with these ids as a file, in the language of now. */
export function exportFile(
  store: Store,
  entity: AnyEntity,
  ids: readonly number[],
  { format, columns: keys, origin }: FileOptions,
): ReadableStream<Uint8Array> {
  const columns = exportedColumns(entity, keys ?? entity.list.columns.map(columnKey))
  const fileAddress = (name: string) => `${origin}${UPLOADS_PATH}/${encodeURIComponent(name)}`
  const rows = exportedRows(store, entity, ids, columns, { fileAddress })
  if (format === 'csv') return csvFile(columns, rows)
  return xlsxFile(t(entity.list.title), columns, rows, directionOf(currentTranslation().language))
}

function exportedColumns(entity: AnyEntity, keys: readonly string[]) {
  if (keys.includes(ALL_COLUMNS)) return exportColumns(entity, ALL_COLUMNS)
  if (keys.includes(IMPORT_COLUMNS)) return importColumns(entity)
  const known = allColumns(entity).map(columnKey)
  const unknown = keys.filter((key) => !known.includes(key))
  if (unknown.length > 0)
    throw refusedParameter('columns', unknown, z.enum([...known, ALL_COLUMNS, IMPORT_COLUMNS]))
  return exportColumns(entity, keys)
}
