import { expect } from 'vitest'
import { asksAgain } from '../../../../src/schema/account.ts'
import type { AnyEntity } from '../../../../src/schema/entity.ts'
import { firstAccountOf } from '../../../contract/harness/first-account.ts'
import { expectRefused } from '../../../contract/harness/http-client.ts'
import type { Check, Checks } from '../check.ts'

/** A proof of who somebody is holds for 15 minutes. */
const TOO_LONG_AGO = 16

/** How the accounts of a program show who they are, beside their password and after it. */
export const proofChecks: Checks = (entity) => {
  const { account } = entity
  if (!account) return []
  return asksAgain(account) ? [asksAgainWho(entity)] : []
}

function asksAgainWho(entity: AnyEntity): Check {
  return {
    title: 'is asked again who it is before a dangerous call, where that was shown long ago',
    async run({ room: { admin, ageProofs, entities }, of }) {
      const { build, calls } = of(entity.name)
      const parts = (await build()).parts('create')
      await ageProofs(TOO_LONG_AGO)
      const refused = await calls.create(parts)
      expectRefused(refused, 403)
      expect(refused.answer['code']).toBe('proofNeeded')
      const { secret } = firstAccountOf(entities)
      expectRefused(await admin.json('POST', '/api/auth/proof', { password: `${secret}x` }), 400)
      const proof = await admin.json('POST', '/api/auth/proof', { password: secret })
      expect(proof.status, JSON.stringify(proof.body)).toBe(200)
      admin.cookie = proof.headers.get('set-cookie')?.split(';')[0] ?? ''
      expect((await calls.create(parts)).status).toBe(200)
    },
  }
}
