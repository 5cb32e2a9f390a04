import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { Language } from '../../../../src/schema/values/text.ts'
import { speaking } from './spoken.ts'
import type { HttpClient } from '../../harness/http-client.ts'
import { runImport } from '../../harness/import-client.ts'
import { unique } from '../../harness/samples.ts'

const readSchema = z.object({
  columns: z.array(z.nullable(z.string())),
  rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
})

/** What was written in one language, as somebody who speaks another one is told of it. */
export interface ReadSheet {
  readonly headings: readonly string[]
  readonly columns: readonly (string | null)[]
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
}

interface Passage {
  readonly admin: HttpClient
  readonly entity: string
  readonly from: Language
  readonly to: Language
  readonly format: 'csv' | 'xlsx'
}

/** The file that somebody exports, with all fields. */
export async function exportSheet({ admin, entity, from, format }: Passage): Promise<Uint8Array> {
  const path = `/api/export/${entity}?format=${format}&columns=all`
  const response = await speaking(admin, from).raw(path, {})
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}

/** An export as somebody else reads it. */
export async function passSheet(passage: Passage): Promise<ReadSheet> {
  const { admin, entity, to } = passage
  const file = new File([new Uint8Array(await exportSheet(passage))], 'x')
  const reply = await speaking(admin, to).multipart('POST', `/api/import/${entity}/read`, { file })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const { columns, rows } = readSchema.parse(reply.answer)
  const [head, ...rest] = rows
  return { headings: head?.cells ?? [], columns, rows: rest }
}

/** Imports the whole of a file that was passed on: each row is that of a record that there is. */
export async function importPassed({ admin, entity, to }: Passage, { columns, rows }: ReadSheet) {
  return runImport(speaking(admin, to), entity, {
    key: `passed-${unique()}`,
    fileName: 'x',
    columns,
    rows,
    mode: 'update',
    by: 'id',
    policy: 'all',
  })
}
