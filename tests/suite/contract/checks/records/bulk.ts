import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import { subjectOf } from '../../../subject-of.ts'
import { valuesOf } from '../../../values/values-of.ts'
import type { Check, Checks } from '../../check.ts'
import { recordOf } from '../../entity-calls.ts'
import { operatorsOf } from '../../../expected-filters.ts'
import type { Trial } from '../../trial.ts'

/** Many records changed, deleted or restored by one call. */
export const bulkChecks: Checks = (entity) => [
  findMatchingIds(entity),
  ...changeMany(entity),
  ...(entity.endpoints.destroy ? [deleteMany] : []),
  refuseWrongRequests,
]

const addressOf = (entity: AnyEntity) => `/api/bulk/${entity.name}`

function findMatchingIds({ fields }: AnyEntity): Check {
  const filtered = Object.entries(fields).find(([, field]) => operatorsOf(field).includes('empty'))
  return {
    title: 'tells the ids of all records that match',
    async run({ room, entity, create }) {
      const made = [await create(), await create()].map(({ id }) => id)
      const all = await room.admin.get(`${addressOf(entity)}/ids`)
      expect(all.answer['ids']).toEqual(expect.arrayContaining(made))
      if (!filtered) return
      const parameter = `filter.${filtered[0]}.empty`
      const [one, other] = [
        await room.admin.get(`${addressOf(entity)}/ids?${parameter}=true`),
        await room.admin.get(`${addressOf(entity)}/ids?${parameter}=false`),
      ]
      const parts = [one, other].flatMap(({ answer }) => [answer['ids']].flat())
      expect(parts.sort()).toEqual([all.answer['ids']].flat().sort())
    },
  }
}

/** With a field whose payload is one plain value and that records may share. */
function changeMany(entity: AnyEntity): readonly Check[] {
  const [name, field] =
    Object.entries(entity.fields).find(
      ([, each]) =>
        ['text', 'choice', 'number', 'date', 'toggle', 'longText'].includes(each.kind) &&
        !each.readOnly &&
        !('unique' in each && each.unique),
    ) ?? []
  if (name === undefined || field === undefined) return []
  return [
    {
      title: `changes "${name}" of many, tells what it was and what is missing`,
      async run(trial) {
        const [one, other] = [await trial.create({ only: [] }), await trial.create({ only: [] })]
        const { values: chosen } = await trial.build({ only: [name] })
        const context = { serial: trial.nextSerial(), refer: trial.refer }
        const [value] = await valuesOf(field).accepted(subjectOf([name, field], entity, context, chosen))
        const values = value?.sent('update')
        const gone = 2_000_000_000
        const update = [one.id, gone, other.id].map((id) => ({ id, values }))
        const reply = await trial.room.admin.json('POST', addressOf(entity), { update })
        expect(reply.answer['results']).toEqual([
          { id: one.id, done: true, before: { [name]: one.record[name] } },
          { id: gone, done: false, messages: [expect.any(String)] },
          { id: other.id, done: true, before: { [name]: other.record[name] } },
        ])
        const expected = value?.reads.is === 'value' ? value.reads.value : undefined
        for (const { id } of [one, other]) {
          expect(recordOf(entity, await trial.calls.read(id))[name]).toEqual(expected)
        }
        await expectUndone(trial, name, [one, other], reply.answer['results'])
      },
    },
  ]
}

const undoable = z.array(z.object({ id: z.number(), before: z.optional(z.unknown()) }))

async function expectUndone(
  { room, entity, calls }: Trial,
  name: string,
  before: readonly { readonly id: number; readonly record: Readonly<Record<string, unknown>> }[],
  results: unknown,
): Promise<void> {
  const update = undoable
    .parse(results)
    .flatMap(({ id, before: values }) => (values === undefined ? [] : [{ id, values }]))
  await room.admin.json('POST', addressOf(entity), { update })
  for (const { id, record } of before) {
    expect(recordOf(entity, await calls.read(id))[name]).toEqual(record[name])
  }
}

const deleteMany: Check = {
  title: 'deletes and restores many, and says which are gone already',
  async run({ room, entity, calls, create }) {
    const [one, other] = [await create(), await create()]
    // What it refers to may hold a figure of both.
    const kept = recordOf(entity, await calls.read(one.id))
    const destroy = [one.id, other.id, one.id]
    const reply = await room.admin.json('POST', addressOf(entity), { destroy })
    expect(reply.answer['results']).toEqual([
      { id: one.id, done: true, before: {} },
      { id: other.id, done: true, before: {} },
      { id: one.id, done: false, messages: [expect.any(String)] },
    ])
    expectRefused(await calls.read(one.id), 404)
    const restore = [one.id, other.id, one.id]
    const back = await room.admin.json('POST', addressOf(entity), { restore })
    expect(back.answer['results']).toEqual([
      { id: one.id, done: true, before: {} },
      { id: other.id, done: true, before: {} },
      { id: one.id, done: false, messages: [expect.any(String)] },
    ])
    expect(recordOf(entity, await calls.read(one.id))).toEqual(kept)
  },
}

const refuseWrongRequests: Check = {
  title: 'refuses a bulk call that is none, and strangers',
  async run({ room, entity }) {
    for (const body of [
      {},
      { update: [], destroy: [] },
      { update: 'all' },
      { destroy: ['1'] },
      { change: [] },
      { update: [{ id: 1 }] },
    ]) {
      expectRefused(await room.admin.json('POST', addressOf(entity), body), 400)
    }
    const many = Array.from({ length: 501 }, (_, place) => place + 1)
    expectRefused(await room.admin.json('POST', addressOf(entity), { destroy: many }), 400)
    expectRefused(await room.admin.json('POST', '/api/bulk/nothing', { destroy: [1] }), 404)
    expectRefused(await room.stranger().json('POST', addressOf(entity), { destroy: [1] }), 401)
    expectRefused(await room.stranger().get(`${addressOf(entity)}/ids`), 401)
  },
}
