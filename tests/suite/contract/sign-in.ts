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

/** What somebody logs in with. */
export interface Credentials {
  readonly user: string
  readonly secret: string
}

/** A new account of this role, or of none, logged in. */
export async function signIn(trial: Trial, role: string): Promise<{ client: HttpClient; own: StoredRecord }> {
  const { own, given } = await createAccount(trial, role)
  const client = trial.room.stranger()
  await logIn(client, trial.entity, given)
  return { client, own }
}

/** A new account of this role, or of none, and what it was given to log in with. */
export async function createAccount(
  { build, calls, entity }: Trial,
  role: string,
): Promise<{ own: StoredRecord; given: Credentials }> {
  const { account, fields } = entity
  const parts = (await build()).parts('create')
  const isOne = fields[account?.role ?? '']?.kind === 'choice'
  const several = role === '' ? [] : [role]
  const roles = account?.role === undefined ? {} : { [account.role]: isOne ? role : several }
  const own = recordOf(entity, await calls.create({ ...parts, ...roles, ...inGoodStanding(entity) }))
  const secret = String(parts[passwordFieldOf(fields)?.name ?? ''])
  return { own, given: { user: String(parts[account?.signInBy[0] ?? '']), secret } }
}

/** Logs in, with a password of their own where that is asked for first. @returns what logs in from now on */
export async function logIn(client: HttpClient, entity: AnyEntity, given: Credentials): Promise<Credentials> {
  const reply = await client.logIn(given.user, given.secret)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const { next } = reply.answer
  if (typeof next !== 'string') return given
  const own = { ...given, secret: `${given.secret} own` }
  await setByLink(client, entity, { token: next.split('#')[1] ?? '', secret: own.secret })
  expect((await client.logIn(own.user, own.secret)).body).toEqual({ success: true })
  return own
}

/** Sets a password by the link of an account. */
export async function setByLink(
  client: HttpClient,
  { fields }: AnyEntity,
  { token, secret }: { readonly token: string; readonly secret: string },
): Promise<void> {
  const found = passwordFieldOf(fields)
  if (!found) throw new Error('nobody has a password')
  const sent = { token, [found.name]: secret, [found.field.confirmedBy]: secret }
  const reply = await client.json('PUT', setByLinkCall.path, sent)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

/** Neither suspended nor past its last day, or it could not log in. */
function inGoodStanding({ account }: AnyEntity): object {
  const { suspended, expires } = account ?? {}
  return {
    ...(suspended !== undefined && { [suspended]: false }),
    ...(expires !== undefined && { [expires]: '' }),
  }
}
