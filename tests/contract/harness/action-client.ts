import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { HttpClient, Values } from './http-client.ts'

const lineSchema = z.looseObject({ success: z.optional(z.boolean()), message: z.optional(z.string()) })

const resultsSchema = z.object({ results: z.array(z.object({ messages: z.optional(z.array(z.string())) })) })

/** What an action says of each record; nothing of one that it was done with. @param lines of its answer */
export function resultsOf(lines: readonly unknown[]): readonly (readonly string[] | undefined)[] {
  return resultsSchema.parse(lines.at(-1)).results.map(({ messages }) => messages)
}

/** Asks for an action. @returns how it is answered, whether it is refused or begins */
export async function askAction(
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
  return { status: response.status, text: await response.text() }
}

/** Runs an action. @returns each line that its answer has. */
export async function runAction(...asked: Parameters<typeof askAction>) {
  const { status, text } = await askAction(...asked)
  expect(status, text).toBe(200)
  return text
    .trim()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)))
}
