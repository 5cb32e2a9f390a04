import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A server that takes mails, as their recipients read them. */
export interface MailServer {
  readonly url: string
  readonly mails: Email[]
  /** Refuses what comes from now on, by this code; takes it again with null. */
  refuse(code: number | null): void
  /** Milliseconds before each mail is taken. */
  delay(ms: number): void
  /** Whether the last mail came over TLS. */
  wasSecure(): boolean
  stop(): Promise<void>
}

/** @param hasTls It offers STARTTLS, with a certificate of its own making. */
export async function startMailServer({ hasTls = false } = {}): Promise<MailServer> {
  const mails: Email[] = []
  let code: number | null = null
  let delay = 0
  let isSecure = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: hasTls ? [] : ['STARTTLS'],
    onData(stream, session, callback) {
      isSecure = session.secure
      const chunks: Buffer[] = []
      const keep = async () => {
        mails.push(await PostalMime.parse(Buffer.concat(chunks)))
      }
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (code !== null) return callback(Object.assign(new Error('no'), { responseCode: code }))
        setTimeout(() => {
          void keep()
          callback()
        }, delay)
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    refuse: (next) => void (code = next),
    delay: (ms) => void (delay = ms),
    wasSecure: () => isSecure,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
