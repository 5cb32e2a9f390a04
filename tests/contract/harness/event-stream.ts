import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import {
  ACCESS_EVENT,
  CHANGES_EVENT,
  readEventsCall,
  PRESENCE_EVENT,
} from '../../../src/features/live/calls.ts'
import type { HttpClient } from './http-client.ts'

/** What a stream of events has sent so far. */
export interface EventStream {
  readonly changes: Record<string, unknown>[]
  /** The others who have the record open, as last told. */
  present(): readonly string[]
  /** How often it has said that the caller's rights may be others. */
  accessChanges(): number
  /** The id of the last event that had one. */
  lastId(): string
  readonly response: Response
  /** Settles when the server has ended it. */
  readonly ended: Promise<void>
  close(): Promise<void>
}

const changesSchema = z.array(z.record(z.string(), z.unknown()))
const namesSchema = z.array(z.string())

/** Opens a stream as a browser's EventSource does, and waits for its first event. */
export async function openEvents(client: HttpClient, query = '', headers = {}): Promise<EventStream> {
  const abort = new AbortController()
  const response = await client.raw(readEventsCall.path + query, { signal: abort.signal, headers })
  const changes: Record<string, unknown>[] = []
  let present: readonly string[] = []
  let accessChanges = 0
  let lastId = ''
  const events: string[] = []
  const read = (block: string) => {
    const lines = new Map(block.split('\n').map((line) => [line.split(': ')[0], line.replace(/^\w*: /, '')]))
    lastId = lines.get('id') ?? lastId
    const data: unknown = JSON.parse(lines.get('data') ?? 'null')
    if (lines.get('event') === CHANGES_EVENT) changes.push(...changesSchema.parse(data))
    if (lines.get('event') === PRESENCE_EVENT) present = namesSchema.parse(data)
    if (lines.get('event') === ACCESS_EVENT) accessChanges += 1
    if (lines.has('event')) events.push(block)
  }
  const readAll = async () => {
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (text + chunk).split('\n\n')
      text = blocks.pop() ?? ''
      blocks.forEach(read)
    }
  }
  const ended = readAll().catch(() => {})
  while (response.ok && events.length === 0) await wait(5)
  return {
    changes,
    present: () => present,
    accessChanges: () => accessChanges,
    lastId: () => lastId,
    response,
    ended,
    async close() {
      abort.abort()
      await ended
    },
  }
}
