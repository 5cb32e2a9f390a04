import { expect } from 'vitest'
import { beginSignOnCall } from '../../../../../src/accounts/ways/sign-on/calls.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import { firstAccountOf } from '../../../../contract/harness/accounts/first-account.ts'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import type { Check, Checks } from '../../check.ts'
import { createAccount, isIn, usesPasswords } from '../../sign-in.ts'

/** What the accounts of a program say of providers, and of passwords beside them. */
export const signOnChecks: Checks = (entity) => [
  ...(entity.account?.oidc ? [leadsBack] : []),
  ...(usesPasswords(entity) ? [] : [refusesPasswords(entity)]),
]

const leadsBack: Check = {
  title: 'is led back to the login page, which says why, where no provider is named',
  async run({ room }) {
    const path = beginSignOnCall.path.replace(':provider', 'oidc')
    const { status, headers } = await room.stranger().raw(path, { redirect: 'manual' })
    expect(status).toBe(302)
    expect(headers.get('location')).toBe('/login#sign-on=unavailable')
    expect(headers.getSetCookie()).toEqual([])
  },
}

function refusesPasswords(entity: AnyEntity): Check {
  return {
    title: 'is let in by no password, but for the super-administrator',
    async run({ room, of }) {
      const { given } = await createAccount(of(entity.name), '')
      const stranger = room.stranger()
      expectRefused(await stranger.logIn(given.user, given.secret), 400)
      expect(await isIn(stranger)).toBe(false)
      const { user, secret } = firstAccountOf(room.entities)
      expect((await stranger.logIn(user, secret)).status).toBe(200)
    },
  }
}
