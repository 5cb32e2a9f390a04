import { describe, expect, it } from 'vitest'
import {
  createSecretCipher,
  readEncryptionKey,
} from '../../../../../src/accounts/ways/second-factor/server/encrypt-secret.ts'
import { clubWithSecondFactor } from '../../../../sample/club-with-second-factor.ts'
import type { DatabaseKind } from '../../../harness/database/databases.ts'
import { useServer } from '../../../harness/test-server.ts'

const KEY = 'k'.repeat(32)
const PURPOSE = 'secret of 1'

/** What the secrets of authenticators are sealed with: `SECOND_FACTOR_KEY`, or a key of the database. */
export function sealSuite(kind: DatabaseKind): void {
  describe('the seal of second factors', () => {
    const server = useServer(kind, { entities: clubWithSecondFactor('optional') })
    const sealWith = (env: Readonly<Record<string, string>>) =>
      createSecretCipher(server.backend.store.queries, readEncryptionKey(env))

    it('opens for the purpose alone that it was made for, in every process', async () => {
      const sealed = (await sealWith({})).close('secret', PURPOSE)
      const other = await sealWith({})
      expect(other.open(sealed, PURPOSE)).toBe('secret')
      expect(other.open(sealed, 'secret of 2')).toBeNull()
      expect(sealed).not.toContain('secret')
    })

    it('needs SECOND_FACTOR_KEY where it was made with it', async () => {
      const sealed = (await sealWith({ SECOND_FACTOR_KEY: KEY })).close('secret', PURPOSE)
      expect((await sealWith({ SECOND_FACTOR_KEY: KEY })).open(sealed, PURPOSE)).toBe('secret')
      expect((await sealWith({})).open(sealed, PURPOSE)).toBeNull()
      expect((await sealWith({ SECOND_FACTOR_KEY: 'o'.repeat(32) })).open(sealed, PURPOSE)).toBeNull()
    })

    it('opens what was made before there was SECOND_FACTOR_KEY', async () => {
      const sealed = (await sealWith({})).close('secret', PURPOSE)
      expect((await sealWith({ SECOND_FACTOR_KEY: KEY })).open(sealed, PURPOSE)).toBe('secret')
    })

    it.each(['', 'x', 'A'.repeat(37), 'A'.repeat(200), '…'])('opens nothing of %j', async (sealed) => {
      expect((await sealWith({})).open(sealed, PURPOSE)).toBeNull()
    })

    it('opens nothing that one letter was changed of', async () => {
      const seal = await sealWith({})
      const sealed = seal.close('secret', PURPOSE)
      for (const place of [0, 20, sealed.length - 1]) {
        const letter = sealed[place] === 'A' ? 'Q' : 'A'
        expect(seal.open(sealed.slice(0, place) + letter + sealed.slice(place + 1), PURPOSE)).toBeNull()
      }
    })

    it('takes no key that is easily guessed', () => {
      expect(() => readEncryptionKey({ SECOND_FACTOR_KEY: 'k'.repeat(31) })).toThrow(
        /SECOND_FACTOR_KEY must have 32 characters or more\.$/,
      )
      expect(readEncryptionKey({ SECOND_FACTOR_KEY: '' })).toBeNull()
    })
  })
}
