import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import {
  CompactSign,
  decodeJwt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose'
import Provider, { type Configuration } from 'oidc-provider'
import * as z from 'zod/mini'

/** Where the programs of contracts say that they lie; nobody calls them there. */
export const PUBLIC_URL = 'https://club.example.dz'
const SECRET = 'a-secret-of-the-club-and-its-provider'
const CLOCK_OFF_MS = -5 * 60_000

type PersonClaims = Readonly<Record<string, unknown>>

/** Other claims, signed by the provider, or by somebody else. */
interface Forge {
  readonly claims: JWTPayload
  readonly isOfStranger: boolean
}

/** A real provider of OpenID Connect, in this process. */
export interface IdentityProvider {
  readonly env: Readonly<Record<string, string>>
  /** By subject. */
  readonly people: Map<string, PersonClaims>
  /** Who logs in there now; null where they decline. */
  person: string | null
  isAway: boolean
  isClockOff: boolean
  /** What it says of whoever logs in, as a forger would. */
  forge: Forge | null
  /** Where the program lies for whoever logs in; in force with the next keys. */
  publicUrl: string
  /** Where it sends logout tokens; the last of them. */
  program: string
  lastLogout: string
  rotateKeys(): Promise<void>
  /** A token of these claims, with the key of now. */
  sign(claims: PersonClaims): Promise<string>
  stop(): Promise<void>
}

export async function startIdentityProvider(): Promise<IdentityProvider> {
  let key: JWK = {}
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
  const server = createServer((request, response) => {
    if (state.isAway) return void response.writeHead(503).end()
    handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const issuer = `http://127.0.0.1:${port}`
  const state: IdentityProvider = {
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'club',
      OIDC_CLIENT_SECRET: SECRET,
      OIDC_NAME: 'Club ID',
      // The same provider by a name that is not its own.
      OIDC_2_ISSUER: `http://localhost:${port}`,
      OIDC_2_CLIENT_ID: 'club',
      OIDC_2_CLIENT_SECRET: SECRET,
      PUBLIC_URL,
    },
    people: new Map(),
    person: null,
    isAway: false,
    isClockOff: false,
    forge: null,
    publicUrl: PUBLIC_URL,
    program: '',
    lastLogout: '',
    async rotateKeys() {
      key = await newKey()
      handle = handlerOf(new Provider(issuer, configurationOf(state, key)), state, key)
    },
    async sign(claims) {
      const header = { alg: 'RS256', typ: 'logout+jwt', ...(key.kid && { kid: key.kid }) }
      return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
        .setProtectedHeader(header)
        .sign(await importJWK(key, 'RS256'))
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  await state.rotateKeys()
  return state
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: crypto.randomUUID() }
}

function configurationOf(state: IdentityProvider, key: JWK): Configuration {
  return {
    jwks: { keys: [key] },
    clients: [
      {
        client_id: 'club',
        client_secret: SECRET,
        redirect_uris: [`${state.publicUrl}/api/sign-on/oidc/callback`],
        post_logout_redirect_uris: [`${state.publicUrl}/login`],
        backchannel_logout_uri: `${state.publicUrl}/api/sign-on/oidc/backchannel`,
        backchannel_logout_session_required: true,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'department'] },
    cookies: { keys: ['a-key-of-cookies'] },
    ttl: { IdToken: 60, Session: 600, Interaction: 600, Grant: 600, AccessToken: 600 },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, ...state.people.get(sub) }),
    }),
    // Everybody has agreed to be known here.
    async loadExistingGrant({ oidc: { provider, client, session } }) {
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    async fetch(url, options) {
      const { pathname } = new URL(url instanceof Request ? url.url : url)
      const body = new URLSearchParams(String(options?.body))
      state.lastLogout = body.toString()
      // Without the provider's own options, which keep it from calling this machine.
      return fetch(state.program + pathname, { method: 'POST', body })
    },
  }
}

function handlerOf(provider: Provider, state: IdentityProvider, key: JWK) {
  const callback = provider.callback()
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.url?.startsWith('/interaction/')) return void finish(provider, state, request, response)
    if (state.forge && request.url?.startsWith('/token')) forgeAnswer(response, state.forge, key)
    if (state.isClockOff && request.url?.startsWith('/token')) setClockOff(response)
    void callback(request, response)
  }
}

async function finish(
  provider: Provider,
  { person }: IdentityProvider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const result = person === null ? { error: 'access_denied' } : { login: { accountId: person } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

/** For as long as the provider answers: the program waits meanwhile. */
function setClockOff(response: ServerResponse): void {
  const { now } = Date
  Date.now = () => now() + CLOCK_OFF_MS
  response.once('finish', () => void (Date.now = now))
}

const answerSchema = z.looseObject({ id_token: z.string() })

/** Puts another identity token into what the provider answers. */
function forgeAnswer(response: ServerResponse, { claims, isOfStranger }: Forge, key: JWK): void {
  const end = response.end.bind(response)
  async function forged(body: string): Promise<void> {
    const answer = answerSchema.parse(JSON.parse(body))
    const token = new SignJWT({ ...decodeJwt(answer.id_token), ...claims })
    const signer = isOfStranger ? { ...(await newKey()), kid: key.kid ?? '' } : key
    const signed = await token
      .setProtectedHeader({ alg: 'RS256', kid: key.kid ?? '' })
      .sign(await importJWK(signer))
    response.removeHeader('content-length')
    end(JSON.stringify({ ...answer, id_token: signed }))
  }
  response.end = (body: unknown) => {
    void forged(String(body))
    return response
  }
}
