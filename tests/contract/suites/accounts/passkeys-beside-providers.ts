import { beforeEach, describe, expect, it } from 'vitest'
import { beginPasskeyCall, beginPasskeyLoginCall } from '../../../../src/accounts/ways/passkeys/calls.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { clubOfKnownPeople } from '../../../sample/club-with-sign-on.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { expectRefused, type HttpClient } from '../../harness/http-client.ts'
import { useSigningClub } from '../../harness/accounts/signing-club.ts'
import { createAuthenticator } from '../../harness/accounts/software-authenticator.ts'

const clubOfProviders = clubOfKnownPeople.map((entity): AnyEntity => {
  return entity.account ? { ...entity, account: { ...entity.account, passkeys: true } } : entity
})

/** Passkeys where no password logs people in. */
export function passkeysBesideProvidersSuite(kind: DatabaseKind): void {
  describe('passkeys where passwords let nobody in', () => {
    const club = useSigningClub(kind, clubOfProviders)
    const { server, browser } = club
    const newKey = () => createAuthenticator(club.publicUrl)
    const add = async (client: HttpClient, key: ReturnType<typeof newKey>) => {
      const { answer } = await client.json('POST', '/api/passkeys/begin', {})
      const response = key.make(beginPasskeyCall.answer.parse(answer).wanted)
      const reply = await client.json('POST', '/api/passkeys', { name: 'Handy', response })
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    }
    const show = async (client: HttpClient, key: ReturnType<typeof newKey>, begin: string, end: string) => {
      const { answer } = await client.json('POST', begin, {})
      const { asked } = beginPasskeyLoginCall.answer.parse(answer)
      return client.json('POST', end, { response: key.show(asked) })
    }
    const logIn = (key: ReturnType<typeof newKey>) =>
      show(server.stranger(), key, '/api/auth/login/passkey/begin', '/api/auth/login/passkey')
    let lina: HttpClient
    let key: ReturnType<typeof newKey>
    beforeEach(async () => {
      await club.create('lina@example.dz')
      const signedOn = browser()
      await signedOn.signOn()
      lina = server.stranger()
      lina.cookie = [...signedOn.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      key = newKey()
      await add(lina, key)
    })

    it('log in nobody whom the provider decides about, as one that is unknown would not', async () => {
      const refused = await logIn(key)
      expectRefused(refused, 400)
      expect(refused.headers.get('set-cookie')).toBeNull()
      expect(refused.answer).toEqual((await logIn(newKey())).answer)
    })

    it('log administrator 1 in, as the password does', async () => {
      const own = newKey()
      await add(server.admin, own)
      expect((await logIn(own)).status).toBe(200)
    })

    it('show again who somebody is', async () => {
      const proof = '/api/auth/proof/passkey'
      const proved = await show(lina, key, `${proof}/begin`, proof)
      expect(proved.status, JSON.stringify(proved.body)).toBe(200)
    })
  })
}
