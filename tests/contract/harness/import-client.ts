import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { HttpClient, Values } from './http-client.ts'

const outcomeSchema = z.strictObject({
  total: z.int(),
  done: z.int(),
  created: z.int(),
  updated: z.int(),
  mistakes: z.array(z.strictObject({ line: z.int(), column: z.nullable(z.string()), message: z.string() })),
})
const lastLine = z.union([
  z.object({ success: z.literal(true), outcome: outcomeSchema }),
  z.object({ success: z.literal(false), message: z.string() }),
])
const rowsSchema = z.array(z.strictObject({ line: z.int(), cells: z.array(z.string()) }))

/** The rows that the server reads in a file. */
export async function importFile(client: HttpClient, entity: string, file: string | Uint8Array) {
  const content = new Uint8Array(Buffer.from(file))
  const reply = await client.multipart('POST', `/api/import/${entity}/read`, {
    file: new File([content], 'x.csv'),
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return rowsSchema.parse(reply.answer['rows'])
}

/** Makes an import, and waits for what becomes of it. */
export async function runImport(client: HttpClient, entity: string, request: Values) {
  const response = await client.raw(`/api/import/${entity}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  const text = await response.text()
  expect(response.status, text).toBe(200)
  const last = lastLine.parse(JSON.parse(text.trim().split('\n').at(-1) ?? ''))
  if (!last.success) throw new Error(last.message)
  return last.outcome
}
