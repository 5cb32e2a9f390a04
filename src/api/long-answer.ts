import type * as z from 'zod/mini'
import { parseJson } from './answer.ts'
import { createPauses } from './pauses.ts'

// Characters parsed in one go, about.
const PIECE = 32_000
// A list that cannot be cut within so many guesses, or this many pieces, is parsed in one go.
const MOST_TRIES = 50
const MOST_PIECES = 10
const LIST_START = /\[\s*(?=\{)/
// Stands in the envelope where the list was.
const MARK = '\u0000list'

/** As `parseJson`, with pauses where the text is mostly one list of objects: `{"success":true,"players":[{…},…]}`. */
export async function parseLongJson(text: string): Promise<unknown> {
  const start = LIST_START.exec(text)
  const list = start && (await parseList(text, start.index + start[0].length))
  return list ? putBack(text, list) : parseJson(text)
}

interface List {
  readonly elements: readonly unknown[]
  /** Of its text in the whole one. */
  readonly from: number
  readonly to: number
}

async function parseList(text: string, from: number): Promise<List | undefined> {
  const pause = createPauses()
  const elements: unknown[] = []
  let start = from
  for (let piece = parsePiece(text, start); piece; piece = parsePiece(text, start)) {
    for (const element of piece.elements) elements.push(element)
    start = piece.next
    await pause()
  }
  const rest = parseRest(text, start)
  return rest && { elements: [...elements, ...rest.elements], from, to: rest.end }
}

/** The elements up to a place between two. A guess is right exactly when what comes before it parses. */
function parsePiece(text: string, from: number) {
  const between = /\}\s*,\s*(?=\{)/g
  between.lastIndex = from + PIECE
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const found = between.exec(text)
    if (!found) return undefined
    const elements = parseElements(text, from, found.index + 1)
    if (elements) return { elements, next: between.lastIndex }
  }
  return undefined
}

/** The elements up to the end of the list, which is looked for from the end of the text. */
function parseRest(text: string, from: number) {
  if (text.length - from > MOST_PIECES * PIECE) return undefined
  let end = text.length
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    end = text.lastIndexOf(']', end - 1)
    if (end < from) return undefined
    const elements = parseElements(text, from, end)
    if (elements) return { elements, end }
  }
  return undefined
}

function parseElements(text: string, from: number, to: number): readonly unknown[] | undefined {
  const parsed = parseJson(`[${text.slice(from, to)}]`)
  return Array.isArray(parsed) ? parsed : undefined
}

function putBack(text: string, { elements, from, to }: List): unknown {
  const envelope = text.slice(0, from) + JSON.stringify(MARK) + text.slice(to)
  try {
    return JSON.parse(envelope, (_key, value: unknown) =>
      Array.isArray(value) && value[0] === MARK ? elements : value,
    )
  } catch {
    return undefined
  }
}

/** Every record read by its schema, with pauses; undefined where one cannot be. */
export async function parseRecords<T>(
  schema: z.ZodMiniType<T>,
  records: readonly unknown[],
  signal: AbortSignal | undefined,
): Promise<readonly T[] | undefined> {
  const pause = createPauses(signal)
  const parsed: T[] = []
  for (const record of records) {
    const read = schema.safeParse(record)
    if (!read.success) return undefined
    parsed.push(read.data)
    await pause()
  }
  return parsed
}
