import { seededRandom } from './seeded-random.ts'
import { buildRequest } from './build-request.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import { findFault } from './judge.ts'
import { readOperations } from '../test/openapi/operations.ts'
import { sendRaw } from './send.ts'
import { createScapegoat, openSession, type FuzzAccount } from './session.ts'
import { shrink } from './shrink.ts'

export interface FuzzOptions {
  readonly base: string
  /** The contract: `src/generated/openapi.json`. */
  readonly document: unknown
  readonly seed: string
  readonly requests: number
  readonly first: FuzzAccount
  readonly slowestMs: number
}

export interface FuzzFailure {
  readonly problem: string
  readonly request: FuzzRequest
}

export interface FuzzReport {
  readonly statuses: ReadonlyMap<number, number>
  readonly slowestMs: number
  /** The smallest failing request. */
  readonly failure: FuzzFailure | null
}

/** Sends requests until one answer is wrong, or all are sent. */
export async function fuzz({
  base,
  document,
  seed,
  requests,
  first,
  slowestMs,
}: FuzzOptions): Promise<FuzzReport> {
  const [operation, ...others] = readOperations(document)
  if (!operation) throw new Error('the document describes no call')
  const random = seededRandom(seed)
  const statuses = new Map<number, number>()
  const logInScapegoat = createScapegoat(base, first)
  let cookie = await logInScapegoat()
  let slowest = 0
  const problemOf = async (request: FuzzRequest): Promise<string | null> => {
    try {
      const reply = await sendRaw(base, request, cookie)
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
      slowest = Math.max(slowest, reply.ms)
      // The request ended the session or deleted its administrator.
      if (reply.status === 401 && request.isLoggedIn && !('cookie' in request.headers)) {
        cookie = await logInScapegoat()
      }
      return findFault(request, reply, slowestMs)
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  for (let sent = 0; sent < requests; sent += 1) {
    const request = buildRequest(random, [operation, ...others])
    const problem = await problemOf(request)
    if (problem === null) continue
    const smallest = await shrink(request, async (smaller) => (await problemOf(smaller)) !== null)
    return { statuses, slowestMs: slowest, failure: { problem, request: smallest } }
  }
  await openSession(base, first)
  return { statuses, slowestMs: slowest, failure: null }
}
