import * as z from 'zod/mini'
import {
  ACCESS_EVENT,
  CHANGES_EVENT,
  liveChangeSchema,
  PRESENCE_EVENT,
  readEventsCall,
  type LiveChange,
} from './calls.ts'
import { parseJson } from '../../api/answer.ts'
import { BASE_ADDRESS } from '../../api/addresses.ts'
import { callAddress, type CallQuery } from '../../api/call-address.ts'

export interface LiveHandlers {
  /** @param lastId for `since`, where the next stream goes on. */
  onChanges(changes: readonly LiveChange[], lastId: string): void
  /** The names of the others who have the record open. */
  onPresence(names: readonly string[]): void
  /** Whoever listens may something else than before. */
  onAccess(): void
  /** The browser gives up: the backend has no such call, or nobody is logged in any more. */
  onEnd(): void
}

const changesSchema = z.array(liveChangeSchema)
const namesSchema = z.array(z.string())

/** Opens the stream of events; the browser connects again by itself. @returns how to close it. */
export function openLiveStream(
  query: CallQuery,
  { onChanges, onPresence, onAccess, onEnd }: LiveHandlers,
): () => void {
  const address = BASE_ADDRESS + callAddress(readEventsCall.path, { query })
  const source = new EventSource(address, { withCredentials: true })
  source.addEventListener(CHANGES_EVENT, ({ data, lastEventId }) => {
    const changes = changesSchema.safeParse(parse(data)).data
    if (changes) onChanges(changes, lastEventId)
  })
  source.addEventListener(PRESENCE_EVENT, ({ data }) => {
    const names = namesSchema.safeParse(parse(data)).data
    if (names) onPresence(names)
  })
  source.addEventListener(ACCESS_EVENT, onAccess)
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) onEnd()
  })
  return () => source.close()
}

function parse(data: unknown): unknown {
  return typeof data === 'string' ? parseJson(data) : undefined
}
