import * as z from 'zod/mini'
import { beginPasskeyCall, beginPasskeyLoginCall } from '../../../../src/accounts/ways/passkeys/calls.ts'
import { PUBLIC_URL } from '../../harness/accounts/identity-provider.ts'
import { createAuthenticator } from '../../harness/accounts/software-authenticator.ts'
import { visitor, type Visitor } from '../../harness/visitor.ts'
import { own } from './own.ts'
import type { Door, House, Pass, Person } from './door.ts'

const LIFE_MS = 5 * 60_000
const AFTER_PASSWORD = '/api/auth/login/second-factor/passkey'
const HEX = /^(?:[\da-f]{2})+$/

/** A passkey that its owner has added. */
async function addPasskey({ server }: House, { email }: Person) {
  const key = createAuthenticator(PUBLIC_URL)
  const browser = visitor(server.stranger())
  await browser.logIn(email)
  const begun = await browser.call('POST', '/api/passkeys/begin', {})
  const response = key.make(beginPasskeyCall.answer.parse(begun.answer).wanted)
  z.object({ success: z.literal(true) }).parse(
    (await browser.call('POST', '/api/passkeys', { name: 'Handy', response })).body,
  )
  return key
}

async function askedBy(browser: Visitor, path: string) {
  return beginPasskeyLoginCall.answer.parse((await browser.call('POST', path, {})).answer).asked
}

type Shown = ReturnType<ReturnType<typeof createAuthenticator>['show']>

/** The secret is the signature: in hex, in which one letter more or less is another one. */
async function signedPass(
  show: () => Promise<Shown>,
  give: (browser: Visitor, response: Shown) => ReturnType<Visitor['call']>,
): Promise<Pass> {
  const shown = await show()
  const secret = Buffer.from(shown.response.signature, 'base64url').toString('hex')
  return {
    secret,
    use(client, given = secret) {
      const signature = HEX.test(given) ? Buffer.from(given, 'hex').toString('base64url') : given
      return give(visitor(client), { ...shown, response: { ...shown.response, signature } })
    },
    inside: own,
    next: () => signedPass(show, give),
  }
}

export const passkeyDoors: readonly Door[] = [
  {
    name: 'a passkey',
    isOnce: true,
    lives: LIFE_MS,
    async make(house, person) {
      const key = await addPasskey(house, person)
      const show = async () =>
        key.show(await askedBy(visitor(house.server.stranger()), beginPasskeyLoginCall.path))
      return signedPass(show, (browser, response) =>
        browser.call('POST', '/api/auth/login/passkey', { response }),
      )
    },
  },
  {
    name: 'a passkey after the password',
    isOnce: true,
    lives: LIFE_MS,
    async make(house, person) {
      const key = await addPasskey(house, person)
      const show = async () => {
        const waiting = visitor(house.server.stranger())
        await waiting.logIn(person.email)
        return key.show(await askedBy(waiting, `${AFTER_PASSWORD}/begin`))
      }
      return signedPass(show, async (browser, response) => {
        await browser.logIn(person.email)
        return browser.call('POST', AFTER_PASSWORD, { response })
      })
    },
  },
]
