import { StartupError } from '../errors/startup-error.ts'

/** How mails are sent, and what the links in them begin with. */
export interface MailSettings {
  /** `smtps://user:password@smtp.example.dz` */
  readonly smtpUrl: string
  /** `Club <club@example.dz>` */
  readonly from: string
  /** `https://club.example.dz`, and where it lies there */
  readonly publicUrl: string
}

type Environment = Readonly<Record<string, string | undefined>>

const ADDRESS = /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

/**
 * None where `SMTP_URL` is not set. What links begin with is never read from a request: whoever makes it could lead them
 * elsewhere.
 * @throws StartupError that says all that is wrong, without the values, which hold a password.
 */
export function readMailSettings(env: Environment): MailSettings | null {
  const publicUrl = readPublicUrl(env)
  const smtpUrl = env['SMTP_URL'] ?? ''
  if (smtpUrl === '') return null
  const from = env['MAIL_FROM'] ?? ''
  const errors = [
    !isSmtp(smtpUrl) && 'SMTP_URL must begin with smtp:// or smtps:// and name a host',
    !ADDRESS.test(from) && 'MAIL_FROM must be an address, as "Club <club@example.dz>", where SMTP_URL is set',
    publicUrl === null && 'PUBLIC_URL must be set where SMTP_URL is, for mails hold links',
  ].filter((error) => error !== false)
  if (errors.length > 0 || publicUrl === null)
    throw new StartupError(`The environment is wrong: ${errors.join('; ')}.`)
  return { smtpUrl, from, publicUrl }
}

function isSmtp(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return /^smtps?:$/.test(protocol) && hostname !== ''
}

/** What links begin with, where it is said. @throws StartupError */
export function readPublicUrl(env: Environment): string | null {
  const given = env['PUBLIC_URL'] ?? ''
  if (given === '') return null
  const url = URL.canParse(given) ? new URL(given) : null
  const basePath = env['BASE_PATH'] ?? ''
  // The program lies at the root of its host, or at its base path, which need not be said again.
  const isOwn = url && [url.origin, url.origin + basePath].includes(url.href.replace(/\/$/, ''))
  if (!isOwn || !/^https?:$/.test(url.protocol))
    throw new StartupError(
      'The environment is wrong: PUBLIC_URL must be the origin that people open, as https://club.example.dz.',
    )
  return url.origin + basePath
}
