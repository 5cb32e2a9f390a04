import { SESSION_COOKIE } from '../../src/schema/access/session-contract.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import { sendRaw } from './send.ts'

export interface FuzzAccount {
  readonly user: string
  readonly password: string
}

const MOST_TRIES = 5

function jsonRequest(path: string, payload: unknown, isLoggedIn: boolean): FuzzRequest {
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', path, headers, body: Buffer.from(JSON.stringify(payload)), isLoggedIn }
}

/** Logs in and returns the cookie, or null when refused; waits when rate limited. */
async function tryLogIn(base: string, credentials: FuzzAccount): Promise<string | null> {
  for (let time = 0; time < MOST_TRIES; time += 1) {
    const reply = await sendRaw(base, jsonRequest('/api/auth/login', credentials, false), '')
    // Beside the cookies of the language and of the browser.
    const set = [reply.headers['set-cookie']].flat()
    const cookie = set.find((each) => each?.startsWith(`${SESSION_COOKIE}=`))
    if (reply.status === 200 && cookie !== undefined) return cookie.split(';')[0] ?? ''
    if (reply.status !== 429) return null
    const seconds = Number(reply.headers['retry-after'])
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  }
  return null
}

export async function openSession(base: string, credentials: FuzzAccount): Promise<string> {
  const cookie = await tryLogIn(base, credentials)
  if (cookie === null) throw new Error(`${credentials.user} cannot log in any more`)
  return cookie
}

/** Logs in a second administrator, whom requests may change; the first must stay intact. */
export function createScapegoat(base: string, first: FuzzAccount): () => Promise<string> {
  let current: FuzzAccount | null = null
  return async () => {
    const known = current && (await tryLogIn(base, current))
    if (known !== null) return known
    current = await register(base, first)
    return openSession(base, current)
  }
}

let made = 0

async function register(base: string, first: FuzzAccount): Promise<FuzzAccount> {
  made += 1
  const user = `fuzz-${process.pid}-${Date.now()}-${made}`
  const password = 'mot-de-passe'
  const email = `${user}@example.dz`
  const payload = { username: user, name: user, email, password, confirmation_password: password }
  const cookie = await openSession(base, first)
  const { status, body } = await sendRaw(base, jsonRequest('/api/admin/register', payload, true), cookie)
  if (status !== 200) throw new Error(`no second administrator: ${status} ${body}`)
  return { user, password }
}
