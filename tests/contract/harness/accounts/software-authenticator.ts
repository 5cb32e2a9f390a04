import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { AskedPasskey, WantedPasskey } from '../../../../src/accounts/ways/passkeys/calls.ts'

/** What an authenticator does otherwise than it should. */
export interface Mistakes {
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  readonly challenge?: string
  /** Nobody was there, or nobody has shown who they are. */
  readonly flags?: number
  readonly counter?: number
  readonly userHandle?: string
  /** The signature of another key. */
  readonly key?: KeyObject
}

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40
const GOOD = PRESENT | VERIFIED
const ID_BYTES = 32

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const encode = (data: string | Uint8Array) => Buffer.from(data).toString('base64url')

/** A passkey of a P-256 key, as a phone would keep it (https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data). */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(ID_BYTES)
  let counter = 0
  let userHandle = ''
  const clientData = (type: string, challenge: string, mistakes: Mistakes) =>
    Buffer.from(
      JSON.stringify({
        type: mistakes.type ?? type,
        challenge: mistakes.challenge ?? challenge,
        origin: mistakes.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const head = (rpId: string, flags: number, count: number) => {
    const bytes = Buffer.alloc(37)
    sha256(rpId).copy(bytes)
    bytes.writeUInt8(flags, 32)
    bytes.writeUInt32BE(count, 33)
    return bytes
  }
  const named = { id: encode(id), rawId: encode(id), type: 'public-key', clientExtensionResults: {} } as const
  return {
    id: encode(id),
    make({ challenge, rp, user }: WantedPasskey, mistakes: Mistakes = {}) {
      userHandle = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(ID_BYTES)
      const authData = Buffer.concat([
        head(mistakes.rpId ?? rp.id, (mistakes.flags ?? GOOD) | ATTESTED, counter),
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey),
      ])
      const attestationObject = Buffer.concat([
        // { fmt: 'none', attStmt: {}, authData }
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, authData.length]),
        authData,
      ])
      const clientDataJSON = encode(clientData('webauthn.create', challenge, mistakes))
      return {
        ...named,
        response: { clientDataJSON, attestationObject: encode(attestationObject), transports: ['internal'] },
      }
    },
    show({ challenge, rpId }: AskedPasskey, mistakes: Mistakes = {}) {
      counter = mistakes.counter ?? counter + 1
      const authenticatorData = head(mistakes.rpId ?? rpId, mistakes.flags ?? GOOD, counter)
      const client = clientData('webauthn.get', challenge, mistakes)
      const signed = Buffer.concat([authenticatorData, sha256(client)])
      return {
        ...named,
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(authenticatorData),
          signature: encode(sign('sha256', signed, mistakes.key ?? privateKey)),
          userHandle: mistakes.userHandle ?? userHandle,
        },
      }
    },
  }
}

/** { 1: 2, 3: -7, -1: 1, -2: x, -3: y }, as CBOR. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])
}
