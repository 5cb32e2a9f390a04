import * as z from 'zod/mini'
import type { ActionRequest } from './action-contract.ts'
import { type BulkRequest, MAX_BULK_RECORDS } from './bulk-contract.ts'
import { MAX_EXPORTED_IDS } from './export-contract.ts'
import {
  IMPORT_MODES,
  IMPORT_POLICIES,
  type ImportRequest,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
} from './import-contract.ts'
import { type ListViewPayload, MAX_VIEW_NAME, MAX_VIEW_SEARCH } from './views-contract.ts'

// The bodies of the calls that every entity shares, for the server that reads them and the document that describes them.

const id = z.int().check(z.gte(1), z.lte(2_147_483_647))

export const bulkSchema: z.ZodMiniType<BulkRequest<number>> = z
  .strictObject({
    update: z.optional(
      z.array(z.object({ id, version: z.optional(id), values: z.record(z.string(), z.unknown()) })),
    ),
    destroy: z.optional(z.array(id)),
    restore: z.optional(z.array(id)),
  })
  .check(
    z.refine(
      ({ update = [], destroy = [], restore = [] }) =>
        update.length + destroy.length + restore.length <= MAX_BULK_RECORDS,
    ),
  )

export const actionSchema: z.ZodMiniType<ActionRequest<number>> = z.strictObject({
  ids: z.array(id).check(z.maxLength(MAX_BULK_RECORDS)),
  values: z.record(z.string(), z.unknown()),
  run: z.optional(z.string().check(z.regex(/^[\w-]{20,100}$/))),
})

export const viewPayloadSchema: z.ZodMiniType<ListViewPayload> = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_VIEW_NAME)),
  search: z.string().check(z.maxLength(MAX_VIEW_SEARCH)),
  isShared: z.boolean(),
  isDefault: z.boolean(),
})

export const exportIdsSchema = z.strictObject({ ids: z.array(id).check(z.maxLength(MAX_EXPORTED_IDS)) })

export const importSchema: z.ZodMiniType<ImportRequest> = z.strictObject({
  key: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  fileName: z.string().check(z.maxLength(255)),
  columns: z.array(z.nullable(z.string())).check(z.maxLength(MAX_IMPORT_COLUMNS)),
  rows: z
    .array(z.strictObject({ line: z.int(), cells: z.array(z.string()) }))
    .check(z.minLength(1), z.maxLength(MAX_IMPORT_ROWS)),
  mode: z.enum(IMPORT_MODES),
  by: z.nullable(z.string()),
  policy: z.enum(IMPORT_POLICIES),
})
