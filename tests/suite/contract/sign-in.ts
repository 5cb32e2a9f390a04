import { expect } from 'vitest'
import { setByLinkCall } from '../../../src/calls/account-links.ts'
import { passwordFieldOf } from '../../../src/kinds/password/storage.ts'
import type { Access, Who } from '../../../src/schema/access.ts'
import type { AnyEntity } from '../../../src/schema/entity.ts'
import type { StoredRecord } from '../../../src/schema/field-meaning.ts'
import type { HttpClient } from '../../contract/harness/http-client.ts'
import { recordOf } from './entity-calls.ts'
import type { Trial } from './trial.ts'

/** Those who log in, where they have roles. */
export function accountsWithRoles(entities: readonly AnyEntity[]): AnyEntity | undefined {
  return entities.find(({ account }) => account?.role !== undefined)
}

export function rolesOf({ account, fields }: AnyEntity): readonly string[] {
  const field = fields[account?.role ?? '']
  return field && 'options' in field ? Object.keys(field.options) : []
}

/** What a role may do with an entity it must be able to read, too. */
export function mayRole(role: string, { read }: Access, who: Who | undefined): boolean {
  return [read, who].every((each) => each === undefined || each.includes(role))
}

/** A new account of this role, or of none, logged in. */
export async function signIn(trial: Trial, role: string): Promise<{ client: HttpClient; own: StoredRecord }> {
  const { entity, calls, room } = trial
  const { account, fields } = entity
  const parts = (await trial.build()).parts('create')
  const isOne = fields[account?.role ?? '']?.kind === 'choice'
  const several = role === '' ? [] : [role]
  const given = { [account?.role ?? '']: isOne ? role : several, ...inGoodStanding(entity) }
  const own = recordOf(entity, await calls.create({ ...parts, ...given }))
  const client = room.stranger()
  const secret = String(parts[passwordFieldOf(fields)?.name ?? ''])
  await logIn(client, entity, { user: String(parts[account?.signInBy[0] ?? '']), secret })
  return { client, own }
}

/** Logs in, with a password of their own where that is asked for first. */
async function logIn(
  client: HttpClient,
  { fields }: AnyEntity,
  { user, secret }: { readonly user: string; readonly secret: string },
): Promise<void> {
  const reply = await client.logIn(user, secret)
  expect(reply.status).toBe(200)
  const { next } = reply.answer
  const field = passwordFieldOf(fields)
  if (typeof next !== 'string' || !field) return
  const own = `${secret} own`
  const sent = { token: next.split('#')[1], [field.name]: own, [field.field.confirmedBy]: own }
  expect((await client.json('PUT', setByLinkCall.path, sent)).status).toBe(200)
  expect((await client.logIn(user, own)).body).toEqual({ success: true })
}

/** Neither suspended nor past its last day, or it could not log in. */
function inGoodStanding({ account }: AnyEntity): object {
  const { suspended, expires } = account ?? {}
  return {
    ...(suspended !== undefined && { [suspended]: false }),
    ...(expires !== undefined && { [expires]: '' }),
  }
}
