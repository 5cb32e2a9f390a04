import { storableText } from '../../schema/storable.ts'
import * as z from 'zod/mini'
import type { AnsweringEndpoint, Endpoint } from '../../schema/endpoint.ts'

/** Records from a file; `:entity` is the entity's name. Our own backend alone has these calls. */
export const importContract = {
  /** The rows of a CSV or XLSX file, as texts. */
  read: { method: 'POST', path: '/api/import/:entity/read', body: 'multipart', answer: 'rows' },
  /** Tries or makes an import. Answers JSON, a line for each step and one for the outcome. */
  run: { method: 'POST', path: '/api/import/:entity', body: 'json' },
  /** What became of an import so far. */
  outcome: { method: 'GET', path: '/api/import/:entity/outcome/:id', answer: 'outcome' },
} as const satisfies Record<string, Endpoint | AnsweringEndpoint>

/** The part of the first call that holds the file. */
export const FILE_PART = 'file'

export const MAX_IMPORT_ROWS = 20_000
export const MAX_IMPORT_COLUMNS = 200
export const MAX_IMPORT_BYTES = 10_000_000

/** A row of a file. */
export interface ImportRow {
  /** As a spreadsheet counts, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

export const IMPORT_MODES = ['create', 'update', 'both'] as const
type ImportMode = (typeof IMPORT_MODES)[number]

/** Only try it; write all rows or, where one has a mistake, none; write those that have none. */
const IMPORT_POLICIES = ['check', 'all', 'valid'] as const
export type ImportPolicy = (typeof IMPORT_POLICIES)[number]

export interface ImportRequest {
  /** Made by the sender for one import: sent again, it adds nothing twice. */
  readonly key: string
  /** Kept in the history. */
  readonly fileName: string
  /** The key of the sheet column that each cell belongs to; null for none. */
  readonly columns: readonly (string | null)[]
  readonly rows: readonly ImportRow[]
  readonly mode: ImportMode
  /** The key of the column by which a row finds its record, for all modes but `create`. */
  readonly by: string | null
  readonly policy: ImportPolicy
}

export interface ImportMistake {
  readonly line: number
  /** The key of its column; null for one of the whole row. */
  readonly column: string | null
  readonly message: string
}

export interface ImportOutcome {
  /** Rows in all, and those that have had their turn: written or refused. */
  readonly total: number
  readonly done: number
  readonly created: number
  readonly updated: number
  readonly mistakes: readonly ImportMistake[]
}

/** A line of the answer of an import that goes on. */
export interface ImportProgress {
  readonly done: number
  readonly total: number
}

export const importRowsSchema: z.ZodMiniType<readonly ImportRow[]> = z.array(
  z.object({ line: z.int(), cells: z.array(z.string()) }),
)

export const importOutcomeSchema: z.ZodMiniType<ImportOutcome> = z.object({
  total: z.int(),
  done: z.int(),
  created: z.int(),
  updated: z.int(),
  mistakes: z.array(z.object({ line: z.int(), column: z.nullable(z.string()), message: z.string() })),
})

/** Names an import, so that it goes on when it is sent again. */
export const importKey = z.string().check(z.regex(/^[\w-]{1,100}$/))

export const importRowSchema = z.strictObject({
  line: z.int(),
  cells: z.array(z.string()).check(z.maxLength(MAX_IMPORT_COLUMNS)),
})

const importShape = {
  key: importKey,
  fileName: z.string().check(z.maxLength(255), storableText),
  columns: z.array(z.nullable(z.string())).check(z.maxLength(MAX_IMPORT_COLUMNS)),
  mode: z.enum(IMPORT_MODES),
  by: z.nullable(z.string()),
  policy: z.enum(IMPORT_POLICIES),
}

export const importSchema: z.ZodMiniType<ImportRequest> = z.strictObject({
  ...importShape,
  rows: z.array(importRowSchema).check(z.minLength(1), z.maxLength(MAX_IMPORT_ROWS)),
})

/** An import whose rows are read by themselves. */
export const importHeadSchema = z.strictObject({
  ...importShape,
  rows: z.array(z.unknown()).check(z.maxLength(0)),
})
