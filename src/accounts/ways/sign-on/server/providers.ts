import { StartupError } from '../../../../server/errors/startup-error.ts'
import type { Environment } from '../../../../server/settings.ts'
import type { FastifyRequest } from 'fastify'

/** Where people sign on, as the environment says. */
export interface Provider {
  /** What stands in addresses: `oidc`, `oidc-2`. */
  readonly key: string
  /** What the button calls it. */
  readonly name: string
  readonly issuer: URL
  readonly clientId: string
  readonly clientSecret: string
  readonly scope: string
  /** Its addresses are believed where it does not say whether it has verified them. */
  readonly isTrusted: boolean
}

const PREFIXES = ['OIDC', ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `OIDC_${number}`)]
const SCOPE = 'openid email profile'
/** Whom a machine reaches without a network in between. */
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Those of `OIDC_ISSUER`, `OIDC_2_ISSUER` and so on. @throws StartupError that says what is missing. */
export function readProviders(env: Environment): readonly Provider[] {
  return PREFIXES.filter((prefix) => given(env, `${prefix}_ISSUER`) !== '').map((prefix) =>
    readProvider(env, prefix),
  )
}

function readProvider(env: Environment, prefix: string): Provider {
  const issuer = readIssuer(env, `${prefix}_ISSUER`)
  const scope = given(env, `${prefix}_SCOPE`) || SCOPE
  if (!scope.split(' ').includes('openid')) throw wrong(`${prefix}_SCOPE must name openid, as in "${SCOPE}"`)
  return {
    key: prefix.toLowerCase().replace('_', '-'),
    name: given(env, `${prefix}_NAME`) || issuer.host,
    issuer,
    clientId: required(env, `${prefix}_CLIENT_ID`),
    clientSecret: required(env, `${prefix}_CLIENT_SECRET`),
    scope,
    isTrusted: readTrust(env, `${prefix}_EMAIL_VERIFIED`),
  }
}

function readTrust(env: Environment, name: string): boolean {
  const text = given(env, name)
  if (text !== '' && text !== 'trust') throw wrong(`${name} is either trust or left out`)
  return text === 'trust'
}

function readIssuer(env: Environment, name: string): URL {
  const text = given(env, name)
  const url = URL.canParse(text) ? new URL(text) : null
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url))
  if (!url || !isSafe) throw wrong(`${name} must begin with https:// (with http:// on this machine alone)`)
  return url
}

export function isLocal({ hostname }: URL): boolean {
  return LOCAL_HOSTS.has(hostname)
}

function required(env: Environment, name: string): string {
  const value = given(env, name)
  if (value === '') throw wrong(`${name} is missing`)
  return value
}

const given = (env: Environment, name: string): string => (env[name] ?? '').trim()

const wrong = (what: string) => new StartupError(`The environment is wrong: ${what}.`)

/**
 * What the provider is told of us. Where no `PUBLIC_URL` says it, as the browser has called us: a forged host helps nobody,
 * because a provider sends people back to the addresses alone that were registered there.
 */
export function addressesOf(publicUrl: string | null, { protocol, host, server }: FastifyRequest) {
  const start = publicUrl ?? `${protocol}://${host}${server.basePath}`
  return {
    login: `${start}/login`,
    callback: (provider: string) => `${start}/api/sign-on/${provider}/callback`,
  }
}
