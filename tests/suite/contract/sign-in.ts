import { expect } from 'vitest'
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
  expect((await client.logIn(String(parts[account?.signInBy[0] ?? '']), secret)).status).toBe(200)
  return { client, own }
}

/** Neither suspended nor past its last day, or it could not log in. */
function inGoodStanding({ account }: AnyEntity): object {
  const { suspended, expires } = account ?? {}
  return {
    ...(suspended !== undefined && { [suspended]: false }),
    ...(expires !== undefined && { [expires]: '' }),
  }
}
