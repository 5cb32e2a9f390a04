import { setTimeout as wait } from 'node:timers/promises'
import { Semaphore } from 'async-mutex'
import { createTransport } from 'nodemailer'
import type { MailSettings } from './mail-settings.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/**
 * Sends mails without anybody waiting for it. They lie in memory alone, as links in them must lie nowhere else: a process that
 * is killed loses those that it has not sent, and whoever misses one asks for another.
 */
export interface Mailer {
  send(mail: Mail): void
  /** Waits for all that was given up or sent. */
  settled(): Promise<void>
  /** Those under way come to their end; the others are given up. */
  stop(): Promise<void>
}

interface MailerOptions {
  logFault(err: unknown, what: string): void
  /** Milliseconds before each further attempt. */
  readonly waits?: readonly number[]
}

const WAITS = [5_000, 30_000, 120_000]
const AT_A_TIME = 3
/** More are a flood that no server of a back office takes. */
const MOST_WAITING = 1_000
const PATIENCE_MS = 15_000
const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/

export function createMailer(
  { smtpUrl, from }: Pick<MailSettings, 'smtpUrl' | 'from'>,
  { logFault, waits = WAITS }: MailerOptions,
): Mailer {
  const transport = createTransport(transportOptions(smtpUrl), { from })
  const semaphore = new Semaphore(AT_A_TIME)
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  const attempt = async ({ to, subject, text, html }: Mail) => {
    try {
      // As an object, so that nothing in it is read as a second address.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html })
      return null
    } catch (error) {
      return error
    }
  }
  const deliver = async (mail: Mail) => {
    for (const pause of [0, ...waits]) {
      await wait(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (stopping.signal.aborted) return logFault(new MailError('stopped'), NOT_SENT)
      const error = await semaphore.runExclusive(() => attempt(mail))
      if (error === null) return
      if (isFinal(error)) return logFault(new MailError(describeFailure(error)), NOT_SENT)
      logFault(new MailError(describeFailure(error)), 'a mail was not sent yet')
    }
    logFault(new MailError('given up'), NOT_SENT)
  }
  return {
    send(mail) {
      if (underWay.size >= MOST_WAITING) return logFault(new MailError('too many wait'), NOT_SENT)
      const delivery = deliver(mail).finally(() => underWay.delete(delivery))
      underWay.add(delivery)
    },
    settled: async () => void (await Promise.all(underWay)),
    async stop() {
      stopping.abort()
      await Promise.all(underWay)
      transport.close()
    },
  }
}

const NOT_SENT = 'a mail was not sent'

/** Holds neither an address nor what was to be sent. */
class MailError extends Error {
  override readonly name = 'MailError'
}

/** Without TLS nothing goes to another machine, unless the address says `?ignoreTLS=true`. */
function transportOptions(smtpUrl: string) {
  const { hostname, protocol, searchParams } = new URL(smtpUrl)
  const mayBePlain = LOOPBACK.test(hostname) || searchParams.has('ignoreTLS') || protocol === 'smtps:'
  return {
    url: smtpUrl,
    requireTLS: !mayBePlain,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The server will not have it another time either. */
function isFinal(error: unknown): boolean {
  return codeOf(error, 'responseCode') >= 500
}

function codeOf(error: unknown, key: string): number {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined
  return typeof code === 'number' ? code : 0
}

/** `ECONNREFUSED`, `EAUTH 535`: what a server says may name people. */
function describeFailure(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  const status = codeOf(error, 'responseCode')
  return [typeof code === 'string' ? code : 'Error', ...(status > 0 ? [String(status)] : [])].join(' ')
}
