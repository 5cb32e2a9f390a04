import { expect } from 'vitest'
import { hasInvitations } from '../../../../../src/schema/access/account.ts'
import { addDays } from '../../../../../src/schema/values/days.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import { currentDay } from '../../../../../src/kinds/core/filter/days.ts'
import { clientWithKey, makeKey } from '../../../../contract/harness/accounts/api-keys.ts'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import type { Check, Checks } from '../../check.ts'
import { callsOf } from '../../entity-calls.ts'
import { comeIn, createAccount, isIn, logIn, openAccount, setByLink, usesPasswords } from '../../sign-in.ts'

const SECRET = 'kettle wanders north'

/** What the accounts of a program say of who gets in. */
export const accountChecks: Checks = (entity) => {
  const { account } = entity
  if (!account) return []
  const { suspended, expires } = account
  const yesterday = addDays(currentDay(), -1)
  return [
    ...(suspended === undefined ? [] : [isShutOut('suspended', entity, { [suspended]: true })]),
    ...(expires === undefined ? [] : [isShutOut('past the last day', entity, { [expires]: yesterday })]),
    ...(account.sessionList ? [showsSessions(entity)] : []),
    ...(hasInvitations(account, false) ? [invites(entity)] : []),
    ...(account.ownPassword && usesPasswords(entity) ? [asksOwnPassword(entity)] : []),
    ...(account.apiKeys ? [givesKeys(entity)] : []),
  ]
}

function isShutOut(what: string, entity: AnyEntity, values: Readonly<Record<string, unknown>>): Check {
  return {
    title: `logs out who is ${what}, and lets them in no more`,
    async run(trial) {
      const accounts = trial.of(entity.name)
      const { client, credentials, id } = await openAccount(accounts)
      expect(await isIn(client)).toBe(true)
      expect((await accounts.calls.update(id, values)).status).toBe(200)
      expect(await isIn(client)).toBe(false)
      const again = await trial.room.stranger().logIn(credentials.user, credentials.secret)
      expectRefused(again, usesPasswords(entity) ? 403 : 400)
    },
  }
}

function showsSessions(entity: AnyEntity): Check {
  return {
    title: 'shows people where they are logged in, and ends that',
    async run(trial) {
      const accounts = trial.of(entity.name)
      const { client, credentials, id } = await openAccount(accounts)
      const { client: other } = await comeIn(accounts, id, credentials)
      const { body } = await client.get('/api/sessions')
      expect(Object(body).sessions).toHaveLength(2)
      expect((await client.json('DELETE', '/api/sessions')).status).toBe(200)
      expect([await isIn(client), await isIn(other)]).toEqual([true, false])
    },
  }
}

function invites(entity: AnyEntity): Check {
  return {
    title: 'is invited without a password, and sets one by a link that works once',
    async run(trial) {
      const parts = (await trial.of(entity.name).build({ only: [] })).parts('create')
      const invited = await trial.room.admin.json('POST', '/api/invitations', parts)
      expect(invited.status, JSON.stringify(invited.body)).toBe(200)
      const user = String(parts[entity.account?.signInBy[0] ?? ''])
      const stranger = trial.room.stranger()
      expectRefused(await stranger.logIn(user, SECRET), 400)
      const token = String(invited.answer['token'])
      await setByLink(stranger, entity, { token, secret: SECRET })
      await logIn(stranger, entity, { user, secret: SECRET })
      expect(await isIn(stranger)).toBe(true)
      await expect(setByLink(stranger, entity, { token, secret: `${SECRET} again` })).rejects.toThrow()
    },
  }
}

function asksOwnPassword(entity: AnyEntity): Check {
  return {
    title: 'sets a password of its own before it comes in with a given one',
    async run(trial) {
      const { given } = await createAccount(trial.of(entity.name), '')
      const client = trial.room.stranger()
      const reply = await client.logIn(given.user, given.secret)
      expect(reply.answer['next']).toMatch(/^\/login\/link#/)
      expect(await isIn(client)).toBe(false)
      await logIn(client, entity, given)
      expect(await isIn(client)).toBe(true)
    },
  }
}

function givesKeys(entity: AnyEntity): Check {
  return {
    title: 'makes keys, which may what was given to them and no more',
    async run({ room, of }) {
      const { secret } = await makeKey(room.admin, { [entity.name]: ['list', 'read'] })
      const program = callsOf(clientWithKey(room.admin.url, secret), entity)
      expect((await program.list()).status).toBe(200)
      expectRefused(await program.create((await of(entity.name).build()).parts('create')), 403)
      expectRefused(await callsOf(clientWithKey(room.admin.url, `${secret}x`), entity).list(), 401)
    },
  }
}
