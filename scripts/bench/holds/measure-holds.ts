import { setTimeout as wait } from 'node:timers/promises'
import { METRICS_TOKEN } from '../measure-memory.ts'
import type { Changer } from '../server/changer.ts'
import type { SendCall } from '../server-process.ts'
import { say } from '../verdict.ts'
import type { HoldingCall } from './holding-calls.ts'

export interface Hold extends Pick<HoldingCall, 'name' | 'isPing' | 'isWhole'> {
  /** How long nobody else was served, at most. */
  readonly milliseconds: number
  /** How long it took, at least. */
  readonly took: number
  /** How long a list of somebody else took meanwhile, at most. */
  readonly waited: number
}

/** A pause of the machine lengthens one hold, and not the next of the same call. */
const TIMES = 3
/** The server looks at its event loop every 10 ms: that is no hold. */
const LOOK_MS = 10

interface Measured {
  readonly url: string
  readonly call: SendCall
  /** Somebody else. */
  readonly other: SendCall
  readonly changer: Changer
}

export async function measureHolds(
  server: Measured,
  calls: readonly HoldingCall[],
): Promise<readonly Hold[]> {
  const holds: Hold[] = []
  for (const each of calls) {
    say(each.name)
    const turns: Omit<Hold, 'name'>[] = []
    for (let time = 0; time < TIMES; time += 1)
      turns.push({ ...(await measureHold(server, each)), waited: await measureWait(server, each) })
    const { name, isPing = false, isWhole = false } = each
    const least = (of: 'milliseconds' | 'took' | 'waited') => Math.min(...turns.map((turn) => turn[of]))
    const [milliseconds, took, waited] = [least('milliseconds'), least('took'), least('waited')]
    holds.push({ name, isPing, isWhole, milliseconds, took, waited })
  }
  return holds
}

async function measureHold({ url, call, changer }: Measured, asked: HoldingCall) {
  // What is kept of an answer holds nothing.
  await changer.change()
  await readLongest(url)
  const took = await ask(call, asked)
  return { took, milliseconds: await readLongest(url) }
}

/** @returns how long it took, in milliseconds */
async function ask(call: SendCall, { method, path, body }: Omit<HoldingCall, 'name'>): Promise<number> {
  const start = performance.now()
  const answer = await call(method, path, body)
  await answer.arrayBuffer()
  if (answer.status >= 400 && answer.status !== 404) throw new Error(`${path}: ${answer.status}`)
  return performance.now() - start
}

/** Somebody else searches while the call is answered, for another name each time, which no cache has. */
async function measureWait({ call, other, changer }: Measured, asked: HoldingCall): Promise<number> {
  await changer.change()
  const over = new AbortController()
  const asking = ask(call, asked).finally(() => over.abort())
  let longest = 0
  for (let turn = 1; turn === 1 || !over.signal.aborted; turn += 1) {
    const path = `/api/player?page=1&sort=email&q=joueur${turn}@`
    longest = Math.max(longest, await ask(other, { method: 'GET', path }))
  }
  await asking
  return longest
}

/** The longest hold since the last time. */
async function readLongest(url: string): Promise<number> {
  await wait(2 * LOOK_MS)
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  const seconds = Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(await answer.text())?.[1])
  return Math.max(0.1, seconds * 1_000 - LOOK_MS)
}
