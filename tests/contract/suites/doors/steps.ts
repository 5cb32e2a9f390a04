import { beginPasskeyCall } from '../../../../src/accounts/ways/passkeys/calls.ts'
import { codeOf } from '../../harness/accounts/authenticator.ts'
import { createClient } from '../../harness/http-client.ts'
import { PUBLIC_URL } from '../../harness/accounts/identity-provider.ts'
import { createSignOnBrowser } from '../../harness/accounts/sign-on-browser.ts'
import { createAuthenticator } from '../../harness/accounts/software-authenticator.ts'
import { setUp, visitor, type Visitor } from '../../harness/visitor.ts'
import type { House, Person } from './door.ts'
import { agentSteps, keySteps } from './program-steps.ts'
import { callAs, logIn, type Doing, type Step } from './step.ts'
import type { Tally } from './tally.ts'

const ON: Tally = { factorOn: 1, authenticators: 1, codes: 10 }

const factorSteps: readonly Step[] = [
  {
    name: 'an authenticator that is set up',
    stages: [{}, ON],
    async prepare(house, person) {
      const browser = await logIn(house, person)
      const { secret, sealed } = (await browser.call('POST', '/api/second-factor/setup', {})).answer
      return callAs(browser.client, 'PUT', '/api/second-factor', { sealed, code: codeOf(String(secret)) })
    },
  },
  {
    name: 'an authenticator that is set up at the login',
    stages: [{}, ON, { ...ON, loggedIn: 1, sessions: 1 }],
    async prepare(house, { email }) {
      await house.create(`gast-${email}`, { role: ['guest'] })
      const browser = await logIn(house, { id: 0, email: `gast-${email}` })
      const begun = (await browser.call('POST', '/api/auth/login/second-factor/setup', {})).answer
      const secret = String(begun['secret'])
      const sent = { sealed: begun['sealed'], code: codeOf(secret, -1), remembers: false }
      return {
        ...callAs(browser.client, 'PUT', '/api/auth/login/second-factor/setup', sent),
        async anew(url) {
          const another = visitor(createClient(url))
          await another.logIn(`gast-${email}`)
          return (await another.giveCode(codeOf(secret))).status
        },
      }
    },
  },
  {
    name: 'recovery codes that are made anew',
    stages: [{}, { codesMade: 1 }],
    async prepare(house, person) {
      const browser = await logIn(house, person)
      await setUp(browser)
      return callAs(browser.client, 'POST', '/api/second-factor/codes')
    },
  },
  {
    name: 'an authenticator that is turned off',
    stages: [{}, { factorOff: 1, authenticators: -1, codes: -10 }],
    async prepare(house, person) {
      const browser = await logIn(house, person)
      await setUp(browser)
      return callAs(browser.client, 'DELETE', '/api/second-factor')
    },
  },
  {
    name: 'the factors that an administrator takes away',
    stages: [{}, { factorReset: 1, authenticators: -1, codes: -10, sessions: -1 }],
    async prepare(house, person) {
      await setUp(await logIn(house, person))
      return callAs(house.server.admin, 'DELETE', `/api/second-factor/accounts/${person.id}`)
    },
  },
]

async function makePasskey(browser: Visitor) {
  const key = createAuthenticator(PUBLIC_URL)
  const begun = await browser.call('POST', '/api/passkeys/begin', {})
  return { name: 'Handy', response: key.make(beginPasskeyCall.answer.parse(begun.answer).wanted) }
}

const passkeySteps: readonly Step[] = [
  {
    name: 'a passkey that is added',
    stages: [{}, { passkeyAdded: 1, passkeys: 1 }],
    async prepare(house, person) {
      const browser = await logIn(house, person)
      return callAs(browser.client, 'POST', '/api/passkeys', await makePasskey(browser))
    },
  },
  {
    name: 'a passkey that is removed',
    stages: [{}, { passkeyRemoved: 1, passkeys: -1 }],
    async prepare(house, person) {
      const browser = await logIn(house, person)
      await browser.call('POST', '/api/passkeys', await makePasskey(browser))
      const { passkeys } = (await browser.call('GET', '/api/passkeys')).answer
      const [{ id }] = Object(passkeys)
      return callAs(browser.client, 'DELETE', `/api/passkeys/${id}`)
    },
  },
]

const IN: Tally = { loggedIn: 1, sessions: 1, sign_on_sessions: 1 }

/** Each time from the button on: what comes back from the provider works once. */
function signOnAs(house: House, email: string): Doing {
  const provider = house.provider()
  provider.people.set(email, { email, email_verified: true, given_name: 'Neu' })
  provider.person = email
  return {
    async at(url) {
      const outcome = await createSignOnBrowser(url).signOn()
      return outcome === 'signed-on' ? 200 : 500
    },
  }
}

const LINKED: Tally = { identityLinked: 1, sign_on_subjects: 1 }
const MADE: Tally = { created: 1, admin: 1, sign_on_subjects: 1 }

const signOnSteps: readonly Step[] = [
  {
    name: 'a sign-on that finds the account by its address',
    stages: [{}, LINKED, { ...LINKED, ...IN }],
    prepare: async (house, { email }) => signOnAs(house, email),
  },
  {
    name: 'a sign-on that makes the account',
    stages: [{}, MADE, { ...MADE, ...IN }],
    prepare: async (house, { email }) => signOnAs(house, `neu-${email}`),
  },
  {
    name: 'a person who parts from the provider',
    stages: [{}, { identityUnlinked: 1, sign_on_subjects: -1, sessions: -1, sign_on_sessions: -1 }],
    async prepare(house, person) {
      await signOnAs(house, person.email).at(house.server.admin.url)
      const browser = await logIn(house, person)
      const { identities } = (await browser.call('GET', '/api/sign-on-identities')).answer
      const [{ id }] = Object(identities)
      return callAs(browser.client, 'DELETE', `/api/sign-on-identities/${id}`)
    },
  },
]

async function invite({ server }: House, { email }: Person): Promise<number> {
  const made = await server.admin.json('POST', '/api/invitations', { name: 'Neu', email: `neu-${email}` })
  return Number(made.answer.id)
}

const invitationSteps: readonly Step[] = [
  {
    name: 'an invitation',
    stages: [{}, { invited: 1, created: 1, admin: 1, account_links: 1 }],
    prepare: async ({ server }, { email }) =>
      callAs(server.admin, 'POST', '/api/invitations', { name: 'Neu', email: `neu-${email}` }),
  },
  {
    name: 'an invitation that is sent again',
    stages: [{}, { invited: 1 }],
    prepare: async (house, person) =>
      callAs(house.server.admin, 'POST', `/api/invitations/${await invite(house, person)}/send`),
  },
  {
    name: 'an invitation that is withdrawn',
    stages: [{}, { invitationWithdrawn: 1, account_links: -1 }],
    prepare: async (house, person) =>
      callAs(house.server.admin, 'DELETE', `/api/invitations/${await invite(house, person)}`),
  },
]

export const steps: readonly Step[] = [
  ...factorSteps,
  ...passkeySteps,
  ...signOnSteps,
  ...keySteps,
  ...agentSteps,
  ...invitationSteps,
]
