import * as z from 'zod/mini'
import { expect } from 'vitest'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import type { StoredRecord } from '../../../../../src/schema/entity/field-definition.ts'
import type { Reply } from '../../../../contract/harness/http-client.ts'
import { emptinessOf } from '../../../emptiness.ts'
import { buildEdit } from '../../build-edit.ts'
import type { Checks } from '../../check.ts'
import { recordOf } from '../../entity-calls.ts'

const historySchema = z.array(
  z.object({
    action: z.string(),
    version: z.int(),
    at: z.iso.datetime(),
    by: z.object({ id: z.int(), name: z.string() }),
    changes: z.array(z.looseObject({ field: z.string() })),
  }),
)
const historyOf = ({ answer }: Reply) => historySchema.parse(answer['history'])

export const historyChecks: Checks = (entity) => [
  {
    title: 'has a history that names each field as it was and became, and no secret',
    async run(trial) {
      const { calls } = trial
      const { id, record } = await trial.create()
      const edit = await buildEdit(trial)
      const changed = recordOf(entity, await calls.update(id, edit))
      const [updated, created, ...older] = historyOf(await calls.history(id))
      expect(older).toEqual([])
      expect([updated?.action, created?.action]).toEqual(['updated', 'created'])
      expect(updated?.changes).toEqual(expectChanges(entity, record, changed, edit))
      const known = created?.changes.filter(({ field }) => !isHidden(entity, field)) ?? []
      for (const { field, after } of known) expect(after, field).toEqual(toldOf(entity, record, field))
      const filled = Object.keys(entity.fields).filter(
        (name) => record[name] && !isHidden(entity, name) && !Object.hasOwn(entity.rollups ?? {}, name),
      )
      expect(known.map(({ field }) => field)).toEqual(expect.arrayContaining(filled))
      const destroyed = await calls.destroy(id)
      if (!destroyed) return
      const [deleted, ...before] = historyOf(await calls.history(id))
      expect(before.map(({ action }) => action)).toEqual(['updated', 'created'])
      expect(deleted).toMatchObject({ action: 'deleted' })
      for (const change of deleted?.changes ?? [])
        expect(change).toEqual({ field: change.field, before: toldOf(entity, changed, change.field) })
    },
  },
]

const isHidden = (entity: AnyEntity, name: string) => emptinessOf(entity, name).reads.is === 'hidden'

/** A field as the history tells it: rows without the records that they nest. */
function toldOf({ fields }: AnyEntity, record: StoredRecord, name: string): unknown {
  const field = fields[name]
  const value = record[name]
  if (field?.kind !== 'rows' || !Array.isArray(value)) return value
  const cells = Object.keys(field.fields)
  return value.map((row: object) =>
    Object.fromEntries(Object.entries(row).filter(([cell]) => cells.includes(cell))),
  )
}

/** In the order of the fields; of what is never read the name alone, where it was sent. */
function expectChanges(
  entity: AnyEntity,
  before: StoredRecord,
  after: StoredRecord,
  sent: Readonly<Record<string, unknown>>,
) {
  return Object.keys(entity.fields).flatMap((field) => {
    if (isHidden(entity, field)) return Object.hasOwn(sent, field) ? [{ field }] : []
    const [old, now] = [toldOf(entity, before, field), toldOf(entity, after, field)]
    return JSON.stringify(old) === JSON.stringify(now) ? [] : [{ field, before: old, after: now }]
  })
}
