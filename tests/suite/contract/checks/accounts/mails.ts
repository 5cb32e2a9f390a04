import { expect } from 'vitest'
import { askRecoveryCall, LINK_PATH } from '../../../../../src/accounts/calls/account-calls.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import type { Check, Checks } from '../../check.ts'
import { createAccount, isIn, logIn, setByLink, usesPasswords } from '../../sign-in.ts'
import type { Mails } from '../../take-mails.ts'

const SECRET = 'kettle wanders back'
const LINK = new RegExp(String.raw`${LINK_PATH}#([\w-]+)`)

/** What people hear by mail, where the program that is tested writes some. */
export const mailChecks =
  (mails: Mails): Checks =>
  (entity) => {
    const { email } = entity.account ?? {}
    return email !== undefined && usesPasswords(entity) ? [findsWayBack(mails, entity, email)] : []
  }

function findsWayBack(mails: Mails, entity: AnyEntity, email: string): Check {
  return {
    title: 'finds the way back in, without its password, by a link that is mailed to its address alone',
    async run({ room, of }) {
      const { own, given } = await createAccount(of(entity.name), '')
      const address = String(own[email])
      const stranger = room.stranger()
      for (const asked of [address, `un${address}`])
        expect((await stranger.json('POST', askRecoveryCall.path, { email: asked })).status).toBe(200)
      const tokens = () => mails.textsTo(address).flatMap((text) => LINK.exec(text)?.[1] ?? [])
      await expect.poll(tokens, { timeout: 5_000 }).toHaveLength(1)
      await setByLink(stranger, entity, { token: tokens()[0] ?? '', secret: SECRET })
      await logIn(stranger, entity, { ...given, secret: SECRET })
      expect(await isIn(stranger)).toBe(true)
      expect(mails.textsTo(`un${address}`)).toEqual([])
    },
  }
}
