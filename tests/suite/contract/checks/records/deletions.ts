import { textsOf } from '../../../texts-of.ts'
import { t } from '../../../../../src/texts/locale.ts'
import { expect } from 'vitest'
import type { OnDelete } from '../../../../../src/kinds/reference/definition.ts'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import type { Check, Checks } from '../../check.ts'
import { createReferring } from '../../create-referring.ts'
import { requiredFollowersOf } from '../../dependents-of.ts'
import { recordOf, recordsOf } from '../../entity-calls.ts'
import { emptinessOf } from '../../../emptiness.ts'
import { expectReading, expectUnchanged } from '../../expectations.ts'
import { readTrash } from '../../read-trash.ts'
import type { Trial } from '../../trial.ts'

export const deletionChecks: Checks = (entity, entities) => {
  if (!entity.endpoints.destroy) return []
  const references = entities.flatMap((from) =>
    Object.entries(from.fields).flatMap(([name, field]) =>
      (field.kind === 'reference' || field.kind === 'references') &&
      field.to === entity.name &&
      // What follows it refers to the same record, and keeps it too.
      requiredFollowersOf(from, name).length === 0
        ? [checkOf[field.onDelete ?? 'refuse'](from.name, name)]
        : [],
    ),
  )
  return [deleteOne, ...references]
}

const deleteOne: Check = {
  title: 'is deleted, and nothing else',
  async run({ entity, calls, create }) {
    const [one, other] = [await create(), await create()]
    const reply = await calls.destroy(one.id)
    expect(reply).toMatchObject({ status: 200, answer: { success: true } })
    expectRefused(await calls.read(one.id), 404)
    const ids = recordsOf(entity, await calls.list()).records.map(({ id }) => id)
    expect(ids).not.toContain(one.id)
    expect(ids).toContain(other.id)
    const again = await calls.destroy(one.id)
    if (again) expectRefused(again, 404)
    expect((await create()).id, 'an id is given once').toBeGreaterThan(one.id)
  },
}

function keepWhileReferredTo(from: string, name: string): Check {
  return {
    title: `stays while the "${name}" of a ${from} refers to it, and goes after`,
    async run(trial) {
      const { id, referring } = await createReferring(trial, from, name, 'refuse')
      await expectUnchanged(trial, async () => {
        const refused = await trial.calls.destroy(id)
        if (refused) expectRefused(refused, 409)
        expect(refused?.answer.message).toBe(t(textsOf(trial.entity).inUse))
      })
      // The contract may give no way to delete what refers to it.
      if (!(await trial.of(from).calls.destroy(referring.id))) return
      expect(await trial.calls.destroy(id)).toMatchObject({ status: 200 })
    },
  }
}

async function restore({ room, entity }: Trial, id: number): Promise<void> {
  const restored = await room.admin.json('POST', `/api/trash/${entity.name}/${id}/restore`)
  expect(restored).toMatchObject({ status: 200 })
}

function emptyReference(from: string, name: string): Check {
  return {
    title: `goes, so that the "${name}" of a ${from} is emptied, and comes back with it`,
    async run(trial) {
      const { id, record, referring } = await createReferring(trial, from, name, 'clear')
      expect(await trial.calls.destroy(id)).toMatchObject({ status: 200 })
      const other = trial.of(from)
      const left = await other.calls.read(referring.id)
      const { reads } = emptinessOf(other.entity, name)
      await expectReading(trial.room, recordOf(other.entity, left), name, reads)
      expect((await other.calls.history(referring.id)).answer['history']).toMatchObject([
        { action: 'updated', changes: [{ field: name }] },
        { action: 'created' },
      ])
      await restore(trial, id)
      expect(recordOf(trial.entity, await trial.calls.read(id))).toEqual(record)
      expect(recordOf(other.entity, await other.calls.read(referring.id))).toEqual(referring.record)
    },
  }
}

function takeAlong(from: string, name: string): Check {
  return {
    title: `takes along the ${from} whose "${name}" refers to it, and comes back with it`,
    async run(trial) {
      const { id, record, referring } = await createReferring(trial, from, name, 'cascade')
      const other = trial.of(from)
      expect(await trial.calls.destroy(id)).toMatchObject({ status: 200 })
      expectRefused(await other.calls.read(referring.id), 404)
      const [entry] = await readTrash(trial.room, trial.entity)
      expect(entry).toMatchObject({ record: { id }, others: 1 })
      // Whichever of them is asked for.
      await restore(other, referring.id)
      expect(recordOf(trial.entity, await trial.calls.read(id))).toEqual(record)
      expect(recordOf(other.entity, await other.calls.read(referring.id))).toEqual(referring.record)
      expect((await other.calls.history(referring.id)).answer['history']).toMatchObject([
        { action: 'restored' },
        { action: 'deleted' },
        { action: 'created' },
      ])
    },
  }
}

/** What becomes of a record that refers to a deleted one, by what its field says. */
const checkOf: Readonly<Record<OnDelete, (from: string, name: string) => Check>> = {
  refuse: keepWhileReferredTo,
  clear: emptyReference,
  cascade: takeAlong,
}
