import type { Behaviours } from '../../../behaviour/behaviour.ts'
import type { Webhook } from '../../../behaviour/webhooks.ts'
import { StartupError } from '../../../server/errors/startup-error.ts'
import { readSecret } from './secret.ts'

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
