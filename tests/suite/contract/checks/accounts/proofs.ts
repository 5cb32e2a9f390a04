import { expect } from 'vitest'
import { PENDING_LOGIN_PATH } from '../../../../../src/accounts/calls/account-calls.ts'
import { asksAgainForAccounts, type FactorRule } from '../../../../../src/schema/access/account.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import {
  addPasskeyCall,
  beginPasskeyCall,
  beginPasskeyLoginCall,
  passkeyLoginCall,
} from '../../../../../src/accounts/ways/passkeys/calls.ts'
import { codeOf, wrongCodeOf } from '../../../../contract/harness/accounts/authenticator.ts'
import { firstAccountOf } from '../../../../contract/harness/accounts/first-account.ts'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import { createAuthenticator } from '../../../../contract/harness/accounts/software-authenticator.ts'
import { setUp, visitor } from '../../../../contract/harness/visitor.ts'
import type { Check, Checks } from '../../check.ts'
import { createAccount, givePassword, isIn, openAccount, usesPasswords } from '../../sign-in.ts'

/** A proof of who somebody is holds for 15 minutes. */
const TOO_LONG_AGO = 16

/** How the accounts of a program show who they are, beside their password and after it. */
export const proofChecks: Checks = (entity) => {
  const { account } = entity
  if (!account) return []
  // A provider asks for its own.
  const secondFactor = usesPasswords(entity) ? account.secondFactor : undefined
  const must = secondFactor === undefined ? undefined : whoMustShowMore(secondFactor)
  return [
    ...(asksAgainForAccounts(account) ? [asksAgainWho(entity)] : []),
    ...(secondFactor === undefined ? [] : [asksForCode(entity)]),
    ...(must === undefined ? [] : [setsUpFactorFirst(entity, must)]),
    ...(account.passkeys ? [logsInByPasskey(entity)] : []),
  ]
}

/** One of the roles of which a second factor is asked; none where it is of everybody, undefined where of nobody. */
function whoMustShowMore(rule: FactorRule): string | undefined {
  if (typeof rule === 'string') return rule === 'required' ? '' : undefined
  return Object.keys(rule).find((role) => rule[role] === 'required')
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

function asksForCode(entity: AnyEntity): Check {
  return {
    title: 'shows a code of its authenticator after the password, or no session begins',
    async run({ room, of }) {
      const { client, credentials } = await openAccount(of(entity.name))
      const authenticator = credentials.authenticator ?? (await setUp(visitor(client))).secret
      const browser = visitor(room.stranger())
      const { answer } = await browser.logIn(credentials.user, credentials.secret)
      expect(answer['next']).toBe(PENDING_LOGIN_PATH)
      expectRefused(await browser.giveCode(wrongCodeOf(authenticator)), 400)
      expect(await isIn(browser.client)).toBe(false)
      expect((await browser.giveCode(codeOf(authenticator))).status).toBe(200)
      expect(await isIn(browser.client)).toBe(true)
    },
  }
}

function setsUpFactorFirst(entity: AnyEntity, role: string): Check {
  return {
    title: 'sets up a second factor before its first session, where it must have one',
    async run({ room, of }) {
      const { given } = await createAccount(of(entity.name), role)
      const browser = visitor(room.stranger())
      const { next } = await givePassword(browser, entity, given)
      expect(next).toBe(PENDING_LOGIN_PATH)
      expect(await isIn(browser.client)).toBe(false)
      await setUp(browser, 'atLogin')
      expect(await isIn(browser.client)).toBe(true)
    },
  }
}

function logsInByPasskey(entity: AnyEntity): Check {
  return {
    title: 'logs in with a passkey of its own and no password, and with nobody else’s',
    async run({ room, of }) {
      const { client } = await openAccount(of(entity.name))
      const [own, foreign] = [createAuthenticator(client.url), createAuthenticator(client.url)]
      const begun = await client.json('POST', beginPasskeyCall.path, {})
      const { wanted } = beginPasskeyCall.answer.parse(begun.answer)
      foreign.make(wanted)
      const kept = await client.json('POST', addPasskeyCall.path, { name: 'Key', response: own.make(wanted) })
      expect(kept.status, JSON.stringify(kept.body)).toBe(200)
      const browser = visitor(room.stranger())
      const show = async (authenticator: typeof own) => {
        const { answer } = await browser.call('POST', beginPasskeyLoginCall.path, {})
        const { asked } = beginPasskeyLoginCall.answer.parse(answer)
        return browser.call('POST', passkeyLoginCall.path, { response: authenticator.show(asked) })
      }
      expectRefused(await show(foreign), 400)
      expect(await isIn(browser.client)).toBe(false)
      expect((await show(own)).status).toBe(200)
      expect(await isIn(browser.client)).toBe(true)
    },
  }
}
