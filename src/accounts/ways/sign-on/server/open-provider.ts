import {
  allowInsecureRequests,
  clockTolerance,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client'
import { createRemoteJWKSet } from 'jose'
import { isLocal, type Provider } from './providers.ts'

const TIMEOUT_SECONDS = 8
const CLOCK_TOLERANCE_SECONDS = 60
const METADATA_MS = 10 * 60_000
const RETRY_MS = 1_000

/** A provider that can be asked. */
export interface OpenProvider extends Provider {
  /** With the keys of now: each has read none yet. @throws where the provider does not answer. */
  configure(): Promise<Configuration>
  /** By what its own signatures are told. */
  signing(): Promise<Signing>
}

interface Signing {
  readonly issuer: string
  /** Read again where a key is not known. */
  readonly keys: ReturnType<typeof createRemoteJWKSet>
}

/** Nothing is asked before somebody signs on: the program starts without the provider, too. */
export function openProvider(provider: Provider): OpenProvider {
  let last: { readonly at: number; readonly read: Promise<ServerMetadata> } | null = null
  let known: { readonly uri: string; readonly keys: Signing['keys'] } | null = null
  const metadata = (): Promise<ServerMetadata> => {
    if (last && performance.now() - last.at < METADATA_MS) return last.read
    const asked = { at: performance.now(), read: discover(provider) }
    last = asked
    // What has failed is asked again, but not by each of many.
    asked.read.catch(() => {
      if (last === asked) last = { ...asked, at: performance.now() - METADATA_MS + RETRY_MS }
    })
    return asked.read
  }
  return {
    ...provider,
    async configure() {
      const configuration = new Configuration(await metadata(), provider.clientId, clientOf(provider))
      prepare(provider, configuration)
      return configuration
    },
    async signing() {
      const { issuer, jwks_uri: uri } = await metadata()
      if (uri === undefined) throw new Error('the provider names no keys')
      if (known?.uri !== uri) {
        const options = { timeoutDuration: TIMEOUT_SECONDS * 1_000 }
        known = { uri, keys: createRemoteJWKSet(new URL(uri), options) }
      }
      return { issuer, keys: known.keys }
    },
  }
}

async function discover(provider: Provider): Promise<ServerMetadata> {
  const { issuer, clientId } = provider
  const found = await discovery(issuer, clientId, clientOf(provider), undefined, {
    timeout: TIMEOUT_SECONDS,
    execute: isLocal(issuer) ? [allowInsecureRequests] : [],
  })
  return found.serverMetadata()
}

const clientOf = ({ clientSecret }: Provider) => ({
  client_secret: clientSecret,
  [clockTolerance]: CLOCK_TOLERANCE_SECONDS,
})

function prepare({ issuer }: Provider, configuration: Configuration): void {
  configuration.timeout = TIMEOUT_SECONDS
  // The signature counts, whatever a proxy in between has done to TLS.
  enableNonRepudiationChecks(configuration)
  if (isLocal(issuer)) allowInsecureRequests(configuration)
}
