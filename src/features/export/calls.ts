import { idSchema } from '../../schema/storable.ts'
import * as z from 'zod/mini'
import type { Endpoint } from '../../schema/endpoint.ts'

/** Records of a list as a file; `:entity` is the entity's name. Our own backend alone has these calls. */
export const exportContract = {
  /** Those that match a list's search and filters, in its order. */
  matching: { method: 'GET', path: '/api/export/:entity' },
  /** Those with the ids of the body. */
  chosen: { method: 'POST', path: '/api/export/:entity', body: 'json' },
} as const satisfies Record<string, Endpoint>

export const EXPORT_FORMATS = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const
export type ExportFormat = keyof typeof EXPORT_FORMATS

/** The query parameter for the format, and the one for the keys of the columns, which is repeated. */
export const FORMAT_PARAMETER = 'format'
export const COLUMNS_PARAMETER = 'columns'
/** Instead of keys: every field. */
export const ALL_COLUMNS = 'all'
/** Instead of keys: those that an import reads. Of no records it is a template. */
export const IMPORT_COLUMNS = 'import'

/** The records of one export by id. */
const MAX_EXPORTED_IDS = 100_000

export const exportIdsSchema = z.strictObject({ ids: z.array(idSchema).check(z.maxLength(MAX_EXPORTED_IDS)) })
