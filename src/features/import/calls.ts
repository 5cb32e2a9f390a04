import * as z from 'zod/mini'
import type { Call, Contract, Read } from '../../calls/call.ts'
import { storableText } from '../../schema/values/storable.ts'

export const MAX_IMPORT_ROWS = 20_000
export const MAX_IMPORT_COLUMNS = 200
export const MAX_IMPORT_BYTES = 10_000_000

/** How the text of a CSV file may be encoded, as the WHATWG Encoding Standard calls it. */
export const IMPORT_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1256',
  'iso-8859-6',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'macintosh',
  'gb18030',
  'shift_jis',
  'euc-kr',
] as const
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number]

export const IMPORT_MODES = ['create', 'update', 'both'] as const

/** Only try it; write all rows or, where one has a mistake, none; write those that have none. */
const IMPORT_POLICIES = ['check', 'all', 'valid'] as const
export type ImportPolicy = (typeof IMPORT_POLICIES)[number]

/** A row of a file. */
export const importRowSchema = z.strictObject({
  /** As a spreadsheet counts, from 1. */
  line: z.int(),
  cells: z.array(z.string()).check(z.maxLength(MAX_IMPORT_COLUMNS)),
})
export type ImportRow = Read<typeof importRowSchema>

/** Names an import, so that it goes on when it is sent again. */
const importKey = z.string().check(z.regex(/^[\w-]{1,100}$/))

const importShape = {
  /** Made by the sender for one import: sent again, it adds nothing twice. */
  key: importKey,
  /** Kept in the history. */
  fileName: z.string().check(z.maxLength(255), ...storableText),
  /** The key of the sheet column that each cell belongs to; null for none. */
  columns: z.array(z.nullable(z.string())).check(z.maxLength(MAX_IMPORT_COLUMNS)),
  mode: z.enum(IMPORT_MODES),
  /** The key of the column by which a row finds its record, for all modes but `create`. */
  by: z.nullable(z.string()),
  policy: z.enum(IMPORT_POLICIES),
}

export const importSchema = z.strictObject({
  ...importShape,
  rows: z.array(importRowSchema).check(z.minLength(1), z.maxLength(MAX_IMPORT_ROWS)),
})
export type ImportRequest = Read<typeof importSchema>

/** An import whose rows are read by themselves. */
export const importHeadSchema = z.strictObject({
  ...importShape,
  rows: z.array(z.unknown()).check(z.maxLength(0)),
})

const importMistakeSchema = z.object({
  line: z.int(),
  /** The key of its column; null for one of the whole row. */
  column: z.nullable(z.string()),
  message: z.string(),
})
export type ImportMistake = Read<typeof importMistakeSchema>

export const importOutcomeSchema = z.object({
  /** Rows in all, and those that have had their turn: written or refused. */
  total: z.int(),
  done: z.int(),
  created: z.int(),
  updated: z.int(),
  mistakes: z.array(importMistakeSchema),
})
export type ImportOutcome = Read<typeof importOutcomeSchema>

/** A line of the answer of an import that goes on. */
export interface ImportProgress {
  readonly done: number
  readonly total: number
}

// Read as it comes, never parsed; zod's own kind of file would come with each first page.
const file = z.pipe(
  z.transform((sent: File): unknown => sent),
  z.unknown(),
)

export const readImportFileCall = {
  method: 'POST',
  path: '/api/import/:entity/read',
  may: ['create', 'update'],
  summary:
    'The rows of a CSV or XLSX file, as texts, and the columns that its first row names in whatever language.',
  query: z.strictObject({
    /** Of a CSV file; what it seems to be without it. */
    encoding: z.optional(z.enum(IMPORT_ENCODINGS)),
    /** Of a workbook; the one that people see first without it. */
    sheet: z.optional(z.string().check(z.maxLength(255))),
  }),
  body: z.object({ file }),
  sends: 'multipart',
  answer: z.object({
    /** The key of the column that each heading means; null for none. */
    columns: z.optional(z.array(z.nullable(z.string()))),
    /** Of a CSV file. */
    encoding: z.optional(z.enum(IMPORT_ENCODINGS)),
    /** Whether its text looks right in that encoding; where it does not, somebody has to look at it. */
    isPlausible: z.optional(z.boolean()),
    /** Of a workbook: the sheet that was read, and the visible ones. */
    sheet: z.optional(z.string()),
    sheets: z.optional(z.array(z.string())),
    rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  }),
} as const satisfies Call

export const runImportCall = {
  method: 'POST',
  path: '/api/import/:entity',
  may: ['create', 'update'],
  asksAgain: 'ofAccounts',
  summary: 'Tries or makes an import; a line of JSON tells of each step, the last one of the outcome.',
  body: importSchema,
  media: ['application/x-ndjson'],
} as const satisfies Call

export const readImportOutcomeCall = {
  method: 'GET',
  path: '/api/import/:entity/outcome/:key',
  may: ['create', 'update'],
  summary: 'What became of an import so far.',
  params: { key: importKey },
  answer: z.object({ outcome: importOutcomeSchema }),
} as const satisfies Call

const recentImportSchema = z.object({
  key: importKey,
  fileName: z.string(),
  /** When it began, ISO 8601 in UTC. */
  at: z.string(),
  created: z.int(),
  updated: z.int(),
  /** The records that it wrote, as the list's filter of ids takes them; none where they are too scattered. */
  ids: z.array(z.string()),
  /** Refused where nobody may delete what it added. */
  undo: z.enum(['possible', 'done', 'refused']),
})
export type RecentImport = Read<typeof recentImportSchema>

export const listRecentImportsCall = {
  method: 'GET',
  path: '/api/import/:entity/recent',
  may: ['create', 'update'],
  summary: 'The own imports of the last day, the last one first.',
  answer: z.object({ imports: z.array(recentImportSchema) }),
} as const satisfies Call

export const undoImportCall = {
  method: 'POST',
  path: '/api/import/:entity/undo/:key',
  may: ['create', 'update'],
  asksAgain: 'ofAccounts',
  summary: 'Takes an own import of the last day back, as a whole or not at all.',
  params: { key: importKey },
  answer: z.object({}),
} as const satisfies Call

export const importCalls = {
  readImportFile: readImportFileCall,
  runImport: runImportCall,
  readImportOutcome: readImportOutcomeCall,
  listRecentImports: listRecentImportsCall,
  undoImport: undoImportCall,
} as const satisfies Contract
