import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import type { DatabaseKind } from '../database/databases.ts'
import type { Values } from '../http-client.ts'
import { PUBLIC_URL, startIdentityProvider, type IdentityProvider } from './identity-provider.ts'
import { createSignOnBrowser } from './sign-on-browser.ts'
import { useServer } from '../test-server.ts'

export const SECRET = 'un-mot-de-passe'
const LINA = { email: 'lina@example.dz', email_verified: true, given_name: 'Lina', department: 'training' }

/** A club whose people sign on with a provider, and what it logs. @param mails where its mails go, read when it is started */
export function useSigningClub(
  kind: DatabaseKind,
  entities: readonly AnyEntity[],
  mails?: () => Readonly<Record<string, string>>,
) {
  let started: IdentityProvider | undefined
  const log = keepLog()
  const provider = () => {
    if (!started) throw new Error('the provider has not been started')
    return started
  }
  beforeAll(() => startIdentityProvider().then((running) => void (started = running)))
  afterAll(() => started?.stop())
  const server = useServer(kind, {
    entities,
    logger: { level: 'trace', stream: log.stream },
    // Read when the server is started, after the provider.
    get env() {
      return { ...started?.env, ...mails?.() }
    },
  })
  beforeEach(() => {
    log.forget()
    const state = provider()
    state.people.clear()
    state.people.set('lina', LINA)
    Object.assign(state, {
      person: 'lina',
      isAway: false,
      isClockOff: false,
      forge: null,
      program: server.admin.url,
    })
  })
  return {
    server,
    provider,
    logged: log.read,
    browser: () => createSignOnBrowser(server.admin.url),
    async create(email: string, values: Values = {}): Promise<number> {
      const store = await server.backend.callers.everything()
      const person = { name: 'Lina B.', email, role: [], secret: SECRET, again: SECRET, ...values }
      return createRecord(store, entityNamed(store.entities, 'admin'), person)
    },
    /** Who the session of a browser is; null without one. */
    async who(browser: ReturnType<typeof createSignOnBrowser>): Promise<Values | null> {
      const response = await browser.open('/api/admin/data')
      const body: unknown = await response.json()
      return response.status === 200 ? Object(Object(body)['adminData']) : null
    },
    is: (claims: Values) => void provider().people.set('lina', { ...LINA, ...claims }),
    publicUrl: PUBLIC_URL,
  }
}

function keepLog() {
  let text = ''
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += String(chunk)
      done()
    },
  })
  return { stream, read: () => text, forget: () => void (text = '') }
}
