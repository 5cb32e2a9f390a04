import { codeOf } from '../../harness/accounts/authenticator.ts'
import { makeKey } from '../../harness/accounts/api-keys.ts'
import type { HttpClient } from '../../harness/http-client.ts'
import { NEW_SECRET, SECRET } from '../accounts/links/mailing-club.ts'
import { setUp, visitor } from '../../harness/visitor.ts'
import { browserDoors } from './browser-doors.ts'
import type { Door, House, Pass, Person } from './door.ts'
import { own } from './own.ts'
import { passkeyDoors } from './passkey-doors.ts'
import { signOnDoor } from './sign-on-door.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

function linkPass(token: string): Pass {
  return {
    secret: token,
    use: (client, secret = token) =>
      client.json('PUT', '/api/auth/link', { token: secret, secret: NEW_SECRET, again: NEW_SECRET }),
  }
}

/** What an account is logged in with beside its password, set up by its owner. */
async function setUpFactor(house: House, { email }: Person) {
  const browser = visitor(house.server.stranger())
  await browser.logIn(email)
  return setUp(browser)
}

/** The password, then a code: what waits in between is the browser's own. */
function codePass(code: string, { email }: Person): Pass {
  return {
    secret: code,
    async use(client, secret = code) {
      const browser = visitor(client)
      await browser.logIn(email, SECRET)
      return browser.giveCode(secret)
    },
    inside: own,
  }
}

function callWithKey(client: HttpClient, secret: string) {
  client.cookie = ''
  return client.json('GET', '/api/player', undefined, {
    authorization: `Bearer ${encodeURIComponent(secret)}`,
  })
}

function callAsAgent(client: HttpClient, secret: string) {
  client.cookie = ''
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  return client.json('POST', '/mcp', message, {
    authorization: `Bearer ${encodeURIComponent(secret)}`,
    accept: 'application/json, text/event-stream',
  })
}

/** A key that its owner has made, and what a program calls with it. */
const keyDoor = (name: string, call: typeof callWithKey): Door => ({
  name,
  isOnce: false,
  lives: 90 * DAY_MS,
  async make(house, { email }) {
    const owner = house.server.stranger()
    await owner.logIn(email, SECRET)
    const { secret } = await makeKey(owner, { player: ['list'] })
    return {
      secret,
      use: (client, given = secret) => call(client, given),
      inside: (client) => call(client, secret),
    }
  },
})

export const doors: readonly Door[] = [
  {
    name: 'the login',
    isOnce: false,
    make: (_house, { email }) =>
      Promise.resolve({
        secret: SECRET,
        use: (client, secret = SECRET) => client.logIn(email, secret),
        inside: own,
      }),
    guessFor: (client, email) => client.logIn(email, 'pas-le-mot-de-passe'),
  },
  {
    name: 'a recovery link',
    isOnce: true,
    lives: HOUR_MS,
    async make(house, { email }) {
      await house.ask(email)
      return linkPass(await house.tokenFor(email))
    },
    guessFor: (client, email) => client.json('POST', '/api/auth/recovery', { email }),
  },
  {
    name: 'an invitation link',
    isOnce: true,
    lives: 3 * DAY_MS,
    async make(house, { email }) {
      const invited = `neu-${email}`
      const made = await house.server.admin.json('POST', '/api/invitations', { name: 'Neu', email: invited })
      return { ...linkPass(await house.tokenFor(invited)), of: Number(made.answer.id) }
    },
  },
  keyDoor('an API key', callWithKey),
  keyDoor('the door of agents', callAsAgent),
  {
    name: 'a code of an authenticator',
    isOnce: true,
    lives: 90_000,
    async make(house, person) {
      const { secret } = await setUpFactor(house, person)
      return codePass(codeOf(secret), person)
    },
  },
  {
    name: 'a recovery code',
    isOnce: true,
    async make(house, person) {
      const { codes } = await setUpFactor(house, person)
      return codePass(codes[0] ?? '', person)
    },
  },
  ...passkeyDoors,
  ...browserDoors,
  signOnDoor,
]
