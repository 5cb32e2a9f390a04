import { afterAll, beforeAll } from 'vitest'
import { startMailServer, type MailServer } from '../../contract/harness/mail-server.ts'

/** What a program writes to its people. */
export interface Mails {
  /** What names it to the program; read when that is started. */
  readonly env: Readonly<Record<string, string>>
  /** The texts that came to an address. */
  textsTo(address: string): readonly string[]
}

/** Takes mails for a test file, or a `describe`; to be asked for before the server that writes them. */
export function takeMails(): Mails {
  let server: MailServer | undefined
  beforeAll(async () => void (server = await startMailServer()))
  afterAll(() => server?.stop())
  return {
    get env() {
      const links = { MAIL_FROM: 'suite@program.example', PUBLIC_URL: 'https://program.example' }
      return { SMTP_URL: server?.url ?? '', ...links }
    },
    textsTo: (address) =>
      (server?.mails ?? [])
        .filter(({ to = [] }) => to.some((each) => each.address === address))
        .map(({ text = '' }) => text),
  }
}
