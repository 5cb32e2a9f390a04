import { codeOf } from '../../harness/authenticator.ts'
import { makeKey } from '../../harness/api-keys.ts'
import type { HttpClient } from '../../harness/http-client.ts'
import { NEW_SECRET, SECRET } from '../links/mailing-club.ts'
import { setUp, visitor } from '../../harness/visitor.ts'
import type { Club, Door, Pass, Person } from './door.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const own = (client: HttpClient) => client.get('/api/admin/data')

function linkPass(token: string): Pass {
  return {
    secret: token,
    use: (client, secret = token) =>
      client.json('PUT', '/api/auth/link', { token: secret, secret: NEW_SECRET, again: NEW_SECRET }),
  }
}

/** What an account is logged in with beside its password, set up by its owner. */
async function setUpFactor(club: Club, { email }: Person) {
  const browser = visitor(club.server.stranger())
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

export const doors: readonly Door[] = [
  {
    name: 'the login',
    isOnce: false,
    ends: 'sessions',
    make: (_club, { email }) =>
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
    ends: 'power',
    async make(club, { email }) {
      await club.ask(email)
      return linkPass(await club.tokenFor(email))
    },
  },
  {
    name: 'an invitation link',
    isOnce: true,
    lives: 3 * DAY_MS,
    ends: 'power',
    async make(club, { email }) {
      const invited = `neu-${email}`
      const made = await club.server.admin.json('POST', '/api/invitations', { name: 'Neu', email: invited })
      return { ...linkPass(await club.tokenFor(invited)), of: Number(made.answer.id) }
    },
  },
  {
    name: 'an API key',
    isOnce: false,
    lives: 90 * DAY_MS,
    async make(club, { email }) {
      const owner = club.server.stranger()
      await owner.logIn(email, SECRET)
      const { secret } = await makeKey(owner, { player: ['list'] })
      return {
        secret,
        use: (client, given = secret) => callWithKey(client, given),
        inside: (client) => callWithKey(client, secret),
      }
    },
  },
  {
    // It is used up before the session begins, so that a power cut costs a code, and never lets one in twice.
    name: 'a code of an authenticator',
    isOnce: true,
    lives: 90_000,
    async make(club, person) {
      const { secret } = await setUpFactor(club, person)
      return codePass(codeOf(secret), person)
    },
  },
  {
    name: 'a recovery code',
    isOnce: true,
    async make(club, person) {
      const { codes } = await setUpFactor(club, person)
      return codePass(codes[0] ?? '', person)
    },
  },
]
