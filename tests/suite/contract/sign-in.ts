import { expect } from 'vitest'
import { LINK_PATH, setByLinkCall, PENDING_LOGIN_PATH } from '../../../src/accounts/calls/account-calls.ts'
import { passwordFieldOf } from '../../../src/kinds/password/storage.ts'
import type { Access, Who } from '../../../src/schema/access/access.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import type { StoredRecord } from '../../../src/schema/entity/field-definition.ts'
import { codeOf } from '../../contract/harness/accounts/authenticator.ts'
import type { HttpClient } from '../../contract/harness/http-client.ts'
import { setUp, visitor, type Visitor } from '../../contract/harness/visitor.ts'
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
  /** The secret of their authenticator, where they have set up one. */
  readonly authenticator?: string
}

/** A new account of this role, or of none, logged in. */
export async function signIn(trial: Trial, role: string): Promise<{ client: HttpClient; own: StoredRecord }> {
  const { own, given } = await createAccount(trial, role)
  const { client } = await comeIn(trial, own.id, given)
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

/** Somebody new without a role, logged in. */
export async function openAccount(trial: Trial) {
  const { own, given } = await createAccount(trial, '')
  return { ...(await comeIn(trial, own.id, given)), id: own.id }
}

/** Logs in with a password, or as a provider would where passwords let nobody in. */
export async function comeIn({ entity, room }: Trial, id: number, given: Credentials) {
  const client = room.stranger()
  if (usesPasswords(entity)) return { client, credentials: await logIn(client, entity, given) }
  await room.beginSession(client, id)
  return { client, credentials: given }
}

export function usesPasswords({ account }: AnyEntity): boolean {
  return account?.passwordLogin !== false
}

export const isIn = async (client: HttpClient) => (await client.get('/api/admin/data')).status === 200

/**
 * Logs in, with a password of their own and a second factor where those are asked for first.
 * @returns what logs in from now on
 */
export async function logIn(client: HttpClient, entity: AnyEntity, given: Credentials): Promise<Credentials> {
  const browser = visitor(client)
  const { own, next } = await givePassword(browser, entity, given)
  if (next === PENDING_LOGIN_PATH) return { ...own, authenticator: await showFactor(browser, own) }
  expect(next).toBeUndefined()
  return own
}

/** Gives a password, and one of their own where that is asked for first. @returns where the login goes on, too */
export async function givePassword(browser: Visitor, entity: AnyEntity, given: Credentials) {
  const next = await nextOf(browser, given)
  if (!String(next).startsWith(LINK_PATH)) return { own: given, next }
  const own = { ...given, secret: `${given.secret} own` }
  await setByLink(browser.client, entity, { token: String(next).split('#')[1] ?? '', secret: own.secret })
  return { own, next: await nextOf(browser, own) }
}

async function nextOf(browser: Visitor, { user, secret }: Credentials): Promise<unknown> {
  const reply = await browser.logIn(user, secret)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.answer['next']
}

/** Sets it up where there is none yet. @returns the secret of the authenticator */
async function showFactor(browser: Visitor, { authenticator }: Credentials): Promise<string> {
  if (authenticator === undefined) return (await setUp(browser, 'atLogin')).secret
  expect((await browser.giveCode(codeOf(authenticator))).status).toBe(200)
  return authenticator
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
