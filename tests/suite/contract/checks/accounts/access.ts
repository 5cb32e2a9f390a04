import { expect } from 'vitest'
import type { Who } from '../../../../../src/schema/access/access.ts'
import type { StoredRecord } from '../../../../../src/schema/entity/field-definition.ts'
import { expectRefused, type HttpClient } from '../../../../contract/harness/http-client.ts'
import { expectEach, type Checks } from '../../check.ts'
import { callsOf, recordsOf } from '../../entity-calls.ts'
import { isRowSeen } from '../../rows-seen.ts'
import { accountsWithRoles, mayRole, rolesOf, signIn } from '../../sign-in.ts'
import type { Trial } from '../../trial.ts'

/** Where accounts have roles, each may do what the entity's access says, and whoever has none what accounts say. */
export const accessChecks: Checks = (entity, entities) => {
  const accounts = accountsWithRoles(entities)
  if (!accounts) return []
  const ofRoles = {
    title: 'is seen and changed by a role as its access says',
    run: (trial: Trial) =>
      expectEach(rolesOf(accounts), String, async (role) => {
        const { client, own } = await signIn(trial.of(accounts.name), role)
        await tryActions(trial, role, client, own)
      }),
  }
  const ofNobody = {
    title: 'is nothing to an account without a role',
    run: async (trial: Trial) => {
      const { client } = await signIn(trial.of(accounts.name), '')
      await expectNothing(trial, client)
    },
  }
  return [
    ...(entity.access ? [ofRoles] : []),
    ...(accounts.account?.withoutRole === 'nothing' ? [ofNobody] : []),
  ]
}

async function expectNothing(trial: Trial, client: HttpClient): Promise<void> {
  const { id } = await trial.create()
  const calls = callsOf(client, trial.entity)
  expectRefused(await calls.list(), 403)
  expectRefused(await calls.read(id), 403)
  expectRefused(await calls.create((await trial.build()).parts('create')), 403)
  expectRefused(await calls.updateBare(id, {}), 403)
  const destroyed = calls.destroy(id)
  if (destroyed) expectRefused(await destroyed, 403)
}

async function tryActions(trial: Trial, role: string, client: HttpClient, own: StoredRecord): Promise<void> {
  const { entity } = trial
  const { access = {} } = entity
  const { id } = await trial.create()
  // Another one, that a rule may show where it does not show the first.
  if (access.rows) await trial.create({ turn: 1 })
  const calls = callsOf(client, entity)
  const may = (who: Who | undefined) => mayRole(role, access, who)
  const listed = await calls.list()
  if (!may(access.list)) expectRefused(listed, 403)
  else
    expectSeen(trial, role, recordsOf(entity, listed).records, {
      all: recordsOf(entity, await trial.calls.list()).records,
      own,
    })
  if (!may(access.read)) expectRefused(await calls.read(id), 403)
  if (!may(access.create)) expectRefused(await calls.create((await trial.build()).parts('create')), 403)
  if (!may(access.update)) expectRefused(await calls.updateBare(id, {}), 403)
  const destroyed = may(access.delete) ? null : calls.destroy(id)
  if (destroyed) expectRefused(await destroyed, 403)
}

/** The rows and the fields of a role. */
function expectSeen(
  { entity }: Trial,
  role: string,
  seen: readonly StoredRecord[],
  { all, own }: { readonly all: readonly StoredRecord[]; readonly own: StoredRecord },
): void {
  const rule = entity.access?.rows?.[role]?.({ admin: own }) ?? {}
  const untold = all.flatMap((record) => (isRowSeen(rule, record) === undefined ? [record.id] : []))
  const expected = all.filter((record) => isRowSeen(rule, record))
  const told = seen.filter(({ id }) => !untold.includes(id))
  expect(told.map((record) => record.id)).toEqual(expected.map((record) => record.id))
  const hidden = Object.entries(entity.access?.fields ?? {}).flatMap(([name, field]) =>
    field?.read && !field.read.includes(role) ? [name] : [],
  )
  expect(hidden.filter((name) => seen.some((record) => name in record))).toEqual([])
}
