import { expect } from 'vitest'
import { OPERATIONS, type Operation } from '../../../../../src/schema/access/access.ts'
import { boundOf, RUN, type RightPlace } from '../../../../../src/schema/access/data-roles.ts'
import { actionsOf } from '../../../../../src/kinds/core/definition/transitions.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import { askAction } from '../../../../contract/harness/action-client.ts'
import { makeRole, setRight } from '../../../../contract/harness/accounts/data-roles.ts'
import { expectRefused, type HttpClient, type Reply } from '../../../../contract/harness/http-client.ts'
import { expectEach, type Checks } from '../../check.ts'
import { callsOf, recordOf } from '../../entity-calls.ts'
import { accountsWithRoles, rolesOf, signIn } from '../../sign-in.ts'
import type { Trial } from '../../trial.ts'

/** Where roles are data, each right is given and taken as administrator 1 says, within what the access of the entity says. */
export const dataRoleChecks: Checks = (entity, entities) => {
  const accounts = accountsWithRoles(entities)
  if (!accounts || accounts.account?.roles !== 'data') return []
  return [
    {
      title: 'is nothing to a role that people make until it is given',
      run: (trial: Trial) => giveOneAfterTheOther(trial, accounts.name),
    },
    {
      title: 'is taken from a role of the config',
      run: async (trial: Trial) => {
        const [role = ''] = rolesOf(accounts)
        const { client } = await signIn(trial.of(accounts.name), role)
        await change(trial, role, { right: 'read' }, false)
        await expectMay(trial, client, [])
      },
    },
    ...(Object.keys(actionsOf(entity)).length > 0
      ? [
          {
            title: 'lets a role that people make run each action and move once it is given, and not before',
            run: (trial: Trial) => giveActions(trial, accounts.name),
          },
        ]
      : []),
    {
      title: 'is never given further than its access says',
      run: (trial: Trial) => keepBounds(trial),
    },
  ]
}

async function giveOneAfterTheOther(trial: Trial, accounts: string): Promise<void> {
  const { entity, room } = trial
  const role = await makeRole(room.admin, `Role ${trial.nextSerial()}`)
  const { client } = await signIn(trial.of(accounts), role)
  await expectMay(trial, client, [])
  const given: Operation[] = []
  for (const right of ['read', 'list', 'update', 'delete'] as const) {
    if (boundOf(entity, { right })) continue
    await change(trial, role, { right }, true)
    given.push(right)
    await expectMay(trial, client, given)
  }
  await hideFields(trial, role, client)
}

/** Each field that may be read is read, and is not any more once that is taken. */
async function hideFields(trial: Trial, role: string, client: HttpClient): Promise<void> {
  const { entity } = trial
  const { record } = await trial.create()
  const read = async () => recordOf(entity, await callsOf(client, entity).read(record.id))
  const names = Object.keys(entity.fields).filter((name) => name in record)
  await expectEach(names, String, async (field) => {
    const place = { right: 'read', field } as const
    if (boundOf(entity, place) || entity.access?.fields?.[field]?.read) return
    expect(field in (await read())).toBe(true)
    await change(trial, role, place, false)
    expect(field in (await read())).toBe(false)
    await change(trial, role, place, true)
  })
}

/** Whoever may update its records runs nothing with them by that alone. */
async function giveActions(trial: Trial, accounts: string): Promise<void> {
  const { entity, room } = trial
  if (boundOf(entity, { right: 'read' }) || boundOf(entity, { right: 'update' })) return
  const role = await makeRole(room.admin, `Role ${trial.nextSerial()}`)
  const { client } = await signIn(trial.of(accounts), role)
  await change(trial, role, { right: 'read' }, true)
  await change(trial, role, { right: 'update' }, true)
  // What an action asks of a record is not told of fields that they may not read.
  for (const [field, each] of Object.entries(entity.access?.fields ?? {}))
    if (each?.read && each.read.length > 0) await change(trial, role, { right: 'read', field }, true)
  const actions = Object.entries(actionsOf(entity))
  await expectEach(
    actions,
    ([name]) => name,
    async ([action, { on, roles }]) => {
      // Of no record that there is: who may is asked first.
      const ids = on === 'list' ? [] : [2_000_000_000]
      const run = async () => (await askAction(client, `${entity.name}/${action}`, ids)).status
      expect(await run()).toBe(403)
      if (roles?.length === 0) return
      await change(trial, role, { right: RUN, action }, true)
      expect(await run()).not.toBe(403)
      await change(trial, role, { right: RUN, action }, false)
      expect(await run()).toBe(403)
    },
  )
}

async function keepBounds({ entity, room }: Trial): Promise<void> {
  const role = await makeRole(room.admin, 'Bound')
  const places: readonly RightPlace[] = [
    ...OPERATIONS.map((right) => ({ right })),
    ...Object.keys(entity.fields).flatMap((field) =>
      (['read', 'update'] as const).map((right) => ({ right, field })),
    ),
    ...Object.keys(actionsOf(entity)).map((action) => ({ right: RUN, action })),
  ]
  await expectEach(
    places.filter((place) => isNobodys(entity, place)),
    (place) => nameOf(entity, place),
    async (place) => {
      expectRefused(await setRight(room.admin, role, nameOf(entity, place), true), 400)
    },
  )
}

/** As the config says it. */
function isNobodys(entity: AnyEntity, { right, field, action }: RightPlace): boolean {
  const { access = {}, account, fields } = entity
  if (action !== undefined) return actionsOf(entity)[action]?.roles?.length === 0
  if (field === undefined) return right !== 'menu' && access[right]?.length === 0
  const said = access.fields?.[field]?.[right]
  if (right === 'update' && (fields[field]?.readOnly || (field === account?.role && !said))) return true
  return said?.length === 0
}

function nameOf({ name }: AnyEntity, { right, field, action }: RightPlace): string {
  return [name, field, action, right].filter((part) => part !== undefined).join('.')
}

async function change(
  { entity, room }: Trial,
  role: string,
  place: RightPlace,
  isGiven: boolean,
): Promise<void> {
  const changed = await setRight(room.admin, role, nameOf(entity, place), isGiven)
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
}

/** Somebody may do these with records and nothing else. */
async function expectMay(trial: Trial, client: HttpClient, may: readonly Operation[]): Promise<void> {
  const { id } = await trial.create()
  const calls = callsOf(client, trial.entity)
  const expectRight = (operation: Operation, { status, body }: Reply) => {
    const isRefused = status === 403
    expect(isRefused, `${operation}: ${status} ${JSON.stringify(body)}`).toBe(!may.includes(operation))
  }
  expectRight('list', await calls.list())
  expectRight('read', await calls.read(id))
  expectRight('create', await calls.create((await trial.build()).parts('create')))
  expectRight('update', await calls.updateBare(id, {}))
  const destroyed = calls.destroy(id)
  if (destroyed) expectRight('delete', await destroyed)
}
