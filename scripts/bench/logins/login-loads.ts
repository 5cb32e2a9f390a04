import { hashPassword, isPassword } from '../../../src/kinds/password/storage.ts'
import { encodeRequest } from '../load/build-request.ts'
import { generateLoad, type Load, type Rate } from '../load/generate-load.ts'
import { PASSWORD, USER } from '../server-process.ts'

/** More addresses than come at once, so that none waits for itself. */
const ADDRESSES = 64
const BYTE = 256
const OK = 200
const REFUSED = 400

type Timed = Pick<Load, 'url' | 'connections' | 'seconds'>

/** From an address that the server is told by its proxy. */
function encodeLogin(user: string, password: string, from: number): Buffer {
  const address = `10.${Math.floor(from / BYTE / BYTE) % BYTE}.${Math.floor(from / BYTE) % BYTE}.${from % BYTE}`
  return encodeRequest({
    method: 'POST',
    path: '/api/auth/login',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ user, password }),
  })
}

/** Logins with the right password, from addresses that have logged in before. */
export function loadOfLogins(timed: Timed): Promise<Rate> {
  let made = 0
  return generateLoad({
    ...timed,
    status: OK,
    next: () => encodeLogin(USER, PASSWORD, (made += 1) % ADDRESSES),
  })
}

/** Guesses of which none has to wait: each of another name, from another address. */
export function loadOfGuesses(timed: Timed): Promise<Rate> {
  let made = Math.floor(Math.random() * BYTE * BYTE) * BYTE
  return generateLoad({
    ...timed,
    status: REFUSED,
    next: () => encodeLogin(`guess${(made += 1)}`, 'a guess of a benchmark', made),
  })
}

/** How often a second a password is compared with its hash, and nothing else is done. */
export async function compareHashes(atOnce: number, seconds: number): Promise<number> {
  const hashed = await hashPassword(PASSWORD)
  const end = performance.now() + seconds * 1_000
  const begun = performance.now()
  let made = 0
  const work = async () => {
    // oxlint-disable-next-line no-await-in-loop -- each of them one at a time
    for (; performance.now() < end; made += 1) await isPassword(hashed, PASSWORD)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return made / ((performance.now() - begun) / 1_000)
}
