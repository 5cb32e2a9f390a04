import type { RenderedAnswers } from '../schema/rendered-screen.ts'
import { BASE_ADDRESS } from './base-address.ts'

// Long enough for the code that wants the answer to come; milliseconds.
const PATIENCE = 10_000

interface EarlyRead {
  readonly startedAt: number
  readonly response: Promise<Response>
}

const started = new Map<string, EarlyRead>()

/** Starts a GET of the contract before the code that will make it is there. */
export function startRead(address: string): void {
  if (isRecent(started.get(address))) return
  const response = fetch(BASE_ADDRESS + address, { credentials: 'include' })
  // Who takes it up is told; nobody else is.
  response.catch(() => undefined)
  started.set(address, { startedAt: Date.now(), response })
}

/** Takes the answers that a screen was rendered with for those of reads that were started by now. */
export function tellReads(answers: RenderedAnswers): void {
  for (const [address, { body, headers }] of Object.entries(answers)) {
    const response = Promise.resolve(new Response(body, { headers }))
    started.set(address, { startedAt: Date.now(), response })
  }
}

/** The answer to a call that was started early, for the first who makes it. */
export function takeRead(address: string): Promise<Response> | undefined {
  const read = started.get(address)
  started.delete(address)
  return isRecent(read) ? read.response : undefined
}

/** What was asked before a change, or by another person, is out of date. */
export function forgetReads(): void {
  started.clear()
}

function isRecent(read: EarlyRead | undefined): read is EarlyRead {
  return read !== undefined && Date.now() - read.startedAt < PATIENCE
}
