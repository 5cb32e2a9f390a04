import * as z from 'zod/mini'
import type { Call, Contract } from '../../calls/call.ts'
import { idSchema } from '../../schema/values/storable.ts'

export const EXPORT_FORMATS = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const
export type ExportFormat = keyof typeof EXPORT_FORMATS

/** Instead of keys of columns: every field. */
export const ALL_COLUMNS = 'all'
/** Instead of keys of columns: those that an import reads. Of no records it is a template. */
export const IMPORT_COLUMNS = 'import'

/** The records of one export by id. */
const MAX_EXPORTED_IDS = 100_000

/** A parameter that stands once is no list. */
const oneOrMore = z.transform((sent: unknown) => [sent].flat())

const query = z.strictObject({
  format: z.enum(['xlsx', 'csv']),
  /** Keys of columns, repeated; those of the list without it. */
  columns: z.optional(z.pipe(oneOrMore, z.array(z.string()))),
})

const media = Object.values(EXPORT_FORMATS)

export const exportMatchingCall = {
  method: 'GET',
  path: '/api/export/:entity',
  may: 'list',
  summary: 'All records that match a search and filters, which are those of the list call, as a file.',
  query: z.object(query.shape),
  media,
} as const satisfies Call

export const exportChosenCall = {
  method: 'POST',
  path: '/api/export/:entity',
  may: 'list',
  isReading: true,
  summary: 'The records with these ids, as a file.',
  query,
  body: z.strictObject({ ids: z.array(idSchema).check(z.maxLength(MAX_EXPORTED_IDS)) }),
  media,
} as const satisfies Call

export const exportCalls = {
  exportMatching: exportMatchingCall,
  exportChosen: exportChosenCall,
} as const satisfies Contract
