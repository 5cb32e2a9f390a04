import { expect } from 'vitest'
import type { Action } from '../../../../../src/schema/entity/action.ts'
import type { Condition } from '../../../../../src/schema/where/condition.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import { resultsOf, runAction } from '../../../../contract/harness/action-client.ts'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import { buildRecord, requiredNames } from '../../../build-record.ts'
import { expectEach, type Check, type Checks } from '../../check.ts'
import { findWay } from '../../find-way.ts'
import { accountsWithRoles, mayRole, rolesOf, signIn } from '../../sign-in.ts'
import type { Trial } from '../../trial.ts'

type NamedAction = readonly [name: string, action: Action]

/** What an entity's own actions do nobody knows here; whom they are for, and that they are done and told, its config says. */
export const actionChecks: Checks = (entity, entities) =>
  Object.entries(entity.actions ?? {}).flatMap((action): readonly Check[] => {
    const [name, { when }] = action
    return [
      {
        title: `runs "${name}", tells of it, and asks for what its form needs`,
        run: (trial) => tryRun(trial, action),
      },
      ...(when
        ? [
            {
              title: `refuses "${name}" of a record that is not what it asks for`,
              run: (trial: Trial) => tryOthers(trial, name, when),
            },
          ]
        : []),
      ...roleChecks(entity, entities, action),
    ]
  })

async function tryRun(trial: Trial, [name, { on, when, fields = {} }]: NamedAction): Promise<void> {
  const { room, entity } = trial
  const { admin } = room
  const form = { ...entity, fields }
  const values = await fill(trial, name)
  const ids = on === 'list' ? [] : [await createWhere(trial, when, true)]
  if (ids.includes(undefined)) return
  const sent = ids.map(Number)
  const lines = await runAction(admin, `${entity.name}/${name}`, sent, values)
  const results = sent.map((id) => ({ id, done: true, before: {} }))
  expect(lines.at(-1)).toEqual({ success: true, results })

  const { answer } = await admin.get(`/api/activity?entity=${entity.name}&action=ran`)
  expect(answer['activity']).toMatchObject([{ action: 'ran', recordId: ids[0] ?? 0, by: { id: 1 } }])

  const address = `/api/actions/${entity.name}/${name}`
  expectRefused(await room.stranger().json('POST', address, { ids, values: {} }), 401)
  const others = on === 'list' ? [1] : []
  expectRefused(await admin.json('POST', address, { ids: others, values }), 400)
  if (requiredNames(form).length === 0) return
  const refused = await admin.json('POST', address, { ids, values: {} })
  expectRefused(refused, 400)
  expect(refused.answer.errors).toHaveLength(requiredNames(form).length)
}

async function tryOthers(trial: Trial, name: string, when: Condition): Promise<void> {
  const id = await createWhere(trial, when, false)
  if (id === undefined) return
  const lines = await runAction(
    trial.room.admin,
    `${trial.entity.name}/${name}`,
    [id],
    await fill(trial, name),
  )
  expect(resultsOf(lines)).toEqual([[expect.any(String)]])
}

function roleChecks(
  { name: entity, access = {} }: AnyEntity,
  entities: readonly AnyEntity[],
  [name, { on, roles }]: NamedAction,
): readonly Check[] {
  const accounts = accountsWithRoles(entities)
  const others = accounts && roles ? rolesOf(accounts).filter((role) => !mayRole(role, access, roles)) : []
  if (!accounts || others.length === 0) return []
  return [
    {
      title: `refuses "${name}" to the roles that may not`,
      run: (trial) =>
        expectEach(others, String, async (role) => {
          const { client } = await signIn(trial.of(accounts.name), role)
          const body = { ids: on === 'list' ? [] : [1], values: {} }
          expectRefused(await client.json('POST', `/api/actions/${entity}/${name}`, body), 403)
        }),
    },
  ]
}

/** What the form of an action is filled in with. */
async function fill({ entity, nextSerial, refer }: Trial, name: string) {
  const { fields = {} } = entity.actions?.[name] ?? {}
  return (await buildRecord({ ...entity, fields }, { serial: nextSerial(), refer })).parts('create')
}

/** A record that meets a condition, or does not; undefined where no value is known that makes it so. */
async function createWhere(trial: Trial, when: Condition | undefined, isMet: boolean) {
  const { id } = await trial.create()
  if (!when) return id
  const way = await findWay(trial, when, isMet)
  if (!way) return undefined
  expect((await trial.calls.update(id, way)).status).toBe(200)
  return id
}
