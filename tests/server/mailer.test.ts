import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMailer } from '../../src/server/mail/mailer.ts'
import { readMailSettings } from '../../src/server/mail/mail-settings.ts'
import { startMailServer, type MailServer } from '../contract/harness/mail-server.ts'

const FROM = 'Club <club@example.dz>'
const mail = {
  to: 'a@example.dz',
  subject: 'Bonjour é',
  text: 'Le lien https://x.dz/login/link#secret',
  html: '<p>Le lien <a href="https://x.dz/login/link#secret">x</a></p>',
}

/** The same server, by an address that is not known to be this machine's. */
const elsewhere = ({ url }: MailServer) => url.replace('127.0.0.1', '0.0.0.0')

describe('the mailer', () => {
  let server: MailServer
  let faults: string[] = []
  beforeEach(async () => {
    server = await startMailServer()
    faults = []
  })
  afterEach(() => server.stop())
  const create = (waits: readonly number[] = [20, 20], url = server.url) =>
    createMailer(
      { smtpUrl: url, from: FROM },
      { logFault: (err, what) => void faults.push(`${what}: ${String(err)}`), waits },
    )

  it('sends text and HTML, from whom the environment says', async () => {
    const mailer = create()
    mailer.send(mail)
    await mailer.settled()
    expect(server.mails).toHaveLength(1)
    expect(server.mails[0]).toMatchObject({
      from: { name: 'Club', address: 'club@example.dz' },
      to: [{ address: 'a@example.dz' }],
      subject: mail.subject,
    })
    expect(server.mails[0]?.text?.trim()).toBe(mail.text)
    expect(server.mails[0]?.html?.trim()).toBe(mail.html)
  })

  it.each([
    ['speaks no TLS', {}],
    ['has a certificate that nobody vouches for', { hasTls: true }],
  ])('sends nothing to another machine that %s', async (_what, options) => {
    const other = await startMailServer(options)
    try {
      const mailer = create([], elsewhere(other))
      mailer.send(mail)
      await mailer.settled()
      expect(other.mails).toEqual([])
      expect(faults.join()).toContain('a mail was not sent')
    } finally {
      await other.stop()
    }
  })

  it.each([
    ['over TLS, where its certificate is taken', { hasTls: true }, '?tls.rejectUnauthorized=false'],
    ['without, where the address says so', {}, '?ignoreTLS=true'],
  ])('sends to another machine %s', async (_what, options, query) => {
    const other = await startMailServer(options)
    try {
      const mailer = create([], elsewhere(other) + query)
      mailer.send(mail)
      await mailer.settled()
      expect(faults).toEqual([])
      expect(other.mails).toHaveLength(1)
      expect(other.wasSecure()).toBe('hasTls' in options)
    } finally {
      await other.stop()
    }
  })

  it('lets nobody wait for a slow server', async () => {
    server.delay(300)
    const mailer = create()
    const begun = performance.now()
    for (let count = 0; count < 5; count += 1) mailer.send(mail)
    expect(performance.now() - begun).toBeLessThan(100)
    await mailer.settled()
    expect(server.mails).toHaveLength(5)
  })

  it('tries again where a server is busy, and logs neither address nor words', async () => {
    server.refuse(451)
    const mailer = create([50, 400])
    mailer.send(mail)
    await expect.poll(() => faults.length).toBeGreaterThan(0)
    server.refuse(null)
    await mailer.settled()
    expect(server.mails).toHaveLength(1)
    expect(faults.join()).toMatch(/not sent yet: MailError: \w+ 451/)
    expect(faults.join()).not.toMatch(/example\.dz|secret|Bonjour/)
  })

  it('gives up after some attempts, and at once where it is refused for good', async () => {
    const away = create([5, 5], 'smtp://user:geheim@127.0.0.1:9')
    away.send(mail)
    await away.settled()
    expect(faults).toHaveLength(4)
    expect(faults.join()).not.toMatch(/geheim|example\.dz|secret/)
    faults = []
    server.refuse(550)
    const mailer = create()
    mailer.send(mail)
    await mailer.settled()
    expect(faults).toEqual([expect.stringMatching(/^a mail was not sent: MailError: \w+ 550$/)])
  })

  it('takes no second recipient from an address', async () => {
    const mailer = create()
    mailer.send({ ...mail, to: 'a@example.dz,b@example.dz' })
    await mailer.settled()
    expect(server.mails.flatMap(({ to = [] }) => to.map(({ address }) => address))).not.toContain(
      'b@example.dz',
    )
  })

  it('ends with the process, and says what it gives up', async () => {
    server.refuse(451)
    const mailer = create([60_000])
    mailer.send(mail)
    await expect.poll(() => faults.length).toBe(1)
    await mailer.stop()
    expect(faults[1]).toBe('a mail was not sent: MailError: stopped')
  })
})

describe('the environment of mails', () => {
  const right = {
    SMTP_URL: 'smtps://u:geheim@smtp.example.dz',
    MAIL_FROM: FROM,
    PUBLIC_URL: 'https://club.example.dz',
  }
  it.each([
    [{}, null],
    [{ PUBLIC_URL: 'https://club.example.dz' }, null],
    [{ ...right, PUBLIC_URL: 'https://club.example.dz/' }, 'https://club.example.dz'],
    [{ ...right, MAIL_FROM: 'club@example.dz' }, 'https://club.example.dz'],
    [{ ...right, BASE_PATH: '/admin' }, 'https://club.example.dz/admin'],
    [
      { ...right, BASE_PATH: '/admin', PUBLIC_URL: 'https://club.example.dz/admin/' },
      'https://club.example.dz/admin',
    ],
  ])('is read of %j', (env, publicUrl) => {
    expect(readMailSettings(env)?.publicUrl ?? null).toBe(publicUrl)
  })

  it.each([
    [
      { SMTP_URL: 'smtp://x' },
      'MAIL_FROM must be an address, as "Club <club@example.dz>", where SMTP_URL is set; PUBLIC_URL must be set where SMTP_URL is, for mails hold links',
    ],
    [{ ...right, SMTP_URL: 'geheim' }, 'SMTP_URL must begin with smtp:// or smtps:// and name a host'],
    [{ ...right, SMTP_URL: 'http://geheim' }, 'SMTP_URL must begin with smtp:// or smtps:// and name a host'],
    [
      { ...right, MAIL_FROM: 'club' },
      'MAIL_FROM must be an address, as "Club <club@example.dz>", where SMTP_URL is set',
    ],
    [
      { ...right, MAIL_FROM: 'a@b.dz\nBcc: c@d.dz' },
      'MAIL_FROM must be an address, as "Club <club@example.dz>", where SMTP_URL is set',
    ],
    [
      { ...right, PUBLIC_URL: 'club.example.dz' },
      'PUBLIC_URL must be the origin that people open, as https://club.example.dz',
    ],
    [
      { ...right, PUBLIC_URL: 'https://club.example.dz/app', BASE_PATH: '/admin' },
      'PUBLIC_URL must be the origin that people open, as https://club.example.dz',
    ],
  ])('is refused in one sentence: %j', (env, said) => {
    expect(() => readMailSettings(env)).toThrow(`The environment is wrong: ${said}.`)
    expect(() => readMailSettings(env)).not.toThrow(/geheim/)
  })
})
