import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Behaviours } from '../../../../../src/behaviour/behaviour.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import { createRecord } from '../../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../../src/server/records/store/store.ts'
import { clubWithInvitations } from '../../../../sample/club-with-invitations.ts'
import type { DatabaseKind } from '../../../harness/database/databases.ts'
import { startMailServer, type MailServer } from '../../../harness/mail-server.ts'
import { useServer, type ServerOptions } from '../../../harness/test-server.ts'
import type { HttpClient, Reply, Values } from '../../../harness/http-client.ts'

export const SECRET = 'un-mot-de-passe'
export const NEW_SECRET = 'un-autre-mot-de-passe'
const PUBLIC_URL = 'https://club.example.dz'

/** A club that writes to its people, with what it has written and logged. @param env read when it is started */
export function useMailingClub(
  kind: DatabaseKind,
  entities: readonly AnyEntity[] = clubWithInvitations,
  {
    env,
    ...options
  }: Pick<ServerOptions, 'trustProxy' | 'supply' | 'openApi' | 'metricsToken'> & {
    readonly env?: () => ServerOptions['env']
  } = {},
) {
  const now: { mail?: MailServer; isFailing: boolean; logged: string } = { isFailing: false, logged: '' }
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      now.logged += String(chunk)
      done()
    },
  })
  const behaviours: Behaviours = {
    admin: {
      // Asked in the transaction of a change, when all else of it is written.
      webhooks: {
        power: {
          label: 'Power',
          on: ['created', 'updated'],
          url: { variable: 'POWER_URL' },
          secret: { variable: 'POWER_SECRET' },
          data() {
            if (now.isFailing) throw new Error('the power is gone')
            return null
          },
        },
      },
    },
  }
  beforeAll(async () => void (now.mail = await startMailServer()))
  afterAll(() => now.mail?.stop())
  const server = useServer(kind, {
    ...options,
    entities,
    behaviours,
    logger: { level: 'trace', stream },
    // Read when the server is started, after that of mails.
    get env() {
      const power = { POWER_URL: 'http://127.0.0.1:9', POWER_SECRET: 'a-secret-of-the-power' }
      const mail = { SMTP_URL: now.mail?.url ?? '', MAIL_FROM: 'Club <club@example.dz>', PUBLIC_URL }
      return { ...power, ...mail, ...env?.() }
    },
  })
  beforeEach(async () => {
    await server.backend.notifier?.settled()
    now.mail?.mails.splice(0)
    now.isFailing = false
    await server.backend.store.queries.deleteFrom('login_attempts').execute()
  })
  const mails = () => now.mail?.mails ?? []
  const mailTo = async (address: string, nth = 1, says = '') => {
    const isOne = ({ to = [], text = '', subject = '' }: MailServer['mails'][number]) =>
      to.some((one) => one.address === address) && `${subject} ${text}`.includes(says)
    const to = () => mails().filter(isOne)
    await expect.poll(() => to().length, { timeout: 5_000 }).toBeGreaterThanOrEqual(nth)
    return to()[nth - 1]
  }
  return {
    server,
    mails,
    mailTo,
    logged: () => now.logged,
    failFromNowOn: () => void (now.isFailing = true),
    workAgain: () => void (now.isFailing = false),
    /** The token of the link that was mailed to somebody. */
    async tokenFor(address: string, nth = 1): Promise<string> {
      const text = (await mailTo(address, nth, '/login/link#'))?.text ?? ''
      const found = /https:\/\/club\.example\.dz\/login\/link#([\w-]{43})\s*$/.exec(text)
      return found?.[1] ?? `no link in: ${text}`
    },
    async create(email: string, values: Values = {}): Promise<number> {
      const store = await server.backend.callers.everything()
      const person = { name: 'Coach', email, role: ['coach'], secret: SECRET, again: SECRET, ...values }
      return createRecord(store, entityNamed(store.entities, 'admin'), person)
    },
    ask: (email: string, client: HttpClient = server.stranger()): Promise<Reply> =>
      client.json('POST', '/api/auth/recovery', { email }),
    read: (token: string, client: HttpClient = server.stranger()): Promise<Reply> =>
      client.json('POST', '/api/auth/link', { token }),
    use: (
      token: string,
      secret = NEW_SECRET,
      client: HttpClient = server.stranger(),
      again = secret,
    ): Promise<Reply> => client.json('PUT', '/api/auth/link', { token, secret, again }),
    status: async (user: string, secret: string) => (await server.stranger().logIn(user, secret)).status,
  }
}
