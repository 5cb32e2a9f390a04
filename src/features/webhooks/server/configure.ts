import type { Behaviours } from '../../../behaviour/behaviour.ts'
import type { Webhook } from '../../../behaviour/webhooks.ts'
import { StartupError } from '../../../server/face.ts'

const ENCODED = 'whsec_'
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
const MIN_CHARACTERS = 16
/** What standardwebhooks.com asks of a key. */
const [MIN_BYTES, MAX_BYTES] = [24, 64]

/** The key that a secret holds: what follows `whsec_` in Base64, or its own bytes. @returns what is wrong with it otherwise */
function readSecret(secret: string): Buffer | string {
  if (secret.trim() !== secret) return 'must not begin or end with a space'
  if (!secret.startsWith(ENCODED))
    return secret.length < MIN_CHARACTERS
      ? `must have ${MIN_CHARACTERS} characters or more`
      : Buffer.from(secret)
  const encoded = secret.slice(ENCODED.length)
  const key = Buffer.from(encoded, 'base64')
  const isKey = BASE64.test(encoded) && key.length >= MIN_BYTES && key.length <= MAX_BYTES
  return isKey ? key : `must have ${MIN_BYTES} to ${MAX_BYTES} bytes in Base64 after ${ENCODED}`
}

/** A webhook with its names, and where it leads to. */
export interface NamedWebhook {
  readonly entity: string
  readonly name: string
  /** `visit.crm` */
  readonly key: string
  readonly webhook: Webhook
  /** Null where the environment does not say it. */
  readonly target: { readonly url: URL; readonly key: Buffer } | null
}

type Environment = Readonly<Record<string, string | undefined>>

/** @throws StartupError for an address or a secret that cannot be used. */
export function listWebhooks(behaviours: Behaviours, env: Environment): readonly NamedWebhook[] {
  return Object.entries(behaviours).flatMap(([entity, { webhooks = {} }]) =>
    Object.entries(webhooks).map(([name, webhook]) => ({
      entity,
      name,
      key: `${entity}.${name}`,
      webhook,
      target: findTarget(webhook, env),
    })),
  )
}

function findTarget({ url, secret }: Webhook, env: Environment): NamedWebhook['target'] {
  const address = typeof url === 'string' ? url : env[url.variable]
  const sent = env[secret.variable] ?? ''
  if (!address || (sent === '' && typeof url === 'string')) return null
  const named = typeof url === 'string' ? `"${url}"` : url.variable
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new StartupError(`The environment is wrong: ${named} must begin with https:// or http://.`)
  const key = readSecret(sent)
  if (typeof key === 'string')
    throw new StartupError(
      `The environment is wrong: ${secret.variable} ${key}, for ${named} names an address.`,
    )
  return { url: new URL(address), key }
}
