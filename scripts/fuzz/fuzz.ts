import fc from 'fast-check'
import type { FuzzRequest } from './fuzz-request.ts'
import { findFault } from './judge.ts'
import { requestsOf } from './requests.ts'
import { readOperations } from '../test/openapi/operations.ts'
import { sendRaw } from './send.ts'
import { createScapegoat, openSession, type FuzzAccount } from './session.ts'

export interface FuzzOptions {
  readonly base: string
  /** The contract: `src/generated/openapi.json`. */
  readonly document: unknown
  readonly seed: number
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
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { base, document, seed, requests, first, slowestMs } = options
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
  const failure = await findFailure(readOperations(document), problemOf, { seed, numRuns: requests })
  if (!failure) await openSession(base, first)
  return { statuses, slowestMs: slowest, failure }
}

/** The smallest of these requests, as fast-check makes them smaller, that has a problem. */
export async function findFailure(
  operations: Parameters<typeof requestsOf>[0],
  problemOf: (request: FuzzRequest) => Promise<string | null>,
  settings: { readonly seed: number; readonly numRuns: number },
): Promise<FuzzFailure | null> {
  const property = fc.asyncProperty(requestsOf(operations), async (request) => {
    const problem = await problemOf(request)
    if (problem !== null) throw new Error(problem)
  })
  const { counterexample, errorInstance } = await fc.check(property, settings)
  if (!counterexample) return null
  return { problem: errorInstance instanceof Error ? errorInstance.message : '', request: counterexample[0] }
}
