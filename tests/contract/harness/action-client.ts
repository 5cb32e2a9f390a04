import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { HttpClient, Values } from './http-client.ts'

const lineSchema = z.looseObject({ success: z.optional(z.boolean()), message: z.optional(z.string()) })

const resultsSchema = z.object({ results: z.array(z.object({ messages: z.optional(z.array(z.string())) })) })

/** What an action says of each record; nothing of one that it was done with. @param lines of its answer */
export function resultsOf(lines: readonly unknown[]): readonly (readonly string[] | undefined)[] {
  return resultsSchema.parse(lines.at(-1)).results.map(({ messages }) => messages)
}

/** Runs an action. @returns each line that its answer has. */
export async function runAction(
  client: HttpClient,
  address: string,
  ids: readonly number[],
  values: Values = {},
) {
  const response = await client.raw(`/api/actions/${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ids, values }),
  })
  const text = await response.text()
  expect(response.status, text).toBe(200)
  return text
    .trim()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)))
}
