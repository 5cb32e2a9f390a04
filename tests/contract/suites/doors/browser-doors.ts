import { codeOf } from '../../harness/accounts/authenticator.ts'
import { proveSessions } from '../../harness/accounts/prove-sessions.ts'
import { SECRET } from '../accounts/links/mailing-club.ts'
import { setUp, visitor } from '../../harness/visitor.ts'
import { own } from './own.ts'
import type { Door } from './door.ts'

const DAY_MS = 24 * 3_600_000
const LONG_AGO_MINUTES = 20

/** What a browser is known by, and what a session is asked for again. */
export const browserDoors: readonly Door[] = [
  {
    name: 'a browser that is remembered',
    isOnce: false,
    lives: 30 * DAY_MS,
    // With another one the browser is asked for a code, whose guesses wait.
    isAskedOn: true,
    async make({ server }, { email }) {
      const browser = visitor(server.stranger())
      await browser.logIn(email)
      const { secret } = await setUp(browser)
      const known = visitor(server.stranger())
      await known.logIn(email)
      await known.giveCode(codeOf(secret), true)
      const [, name = '', value = ''] = /([^;= ]*device[^=]*)=([^;]*)/.exec(known.client.cookie) ?? []
      return {
        secret: value,
        async use(client, given = value) {
          client.cookie = `${name}=${encodeURIComponent(given)}`
          const reply = await visitor(client).logIn(email)
          return reply.status === 200 ? own(client) : reply
        },
        inside: own,
      }
    },
  },
  {
    name: 'a proof of who it is',
    isOnce: false,
    make: ({ server }, { email }) =>
      Promise.resolve({
        secret: SECRET,
        async use(client, password = SECRET) {
          await client.logIn(email, SECRET)
          // By a process that the power of this one is nothing to.
          await proveSessions(await server.backendElsewhere(), LONG_AGO_MINUTES)
          return visitor(client).call('POST', '/api/auth/proof', { password })
        },
        // A dangerous call.
        inside: (client) => client.json('POST', '/api/passkeys/begin', {}),
      }),
  },
]
