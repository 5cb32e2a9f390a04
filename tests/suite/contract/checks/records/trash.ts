import { TRASH_DAYS } from '../../../../../src/calls/record-calls.ts'
import { expect } from 'vitest'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import { subjectOf } from '../../../subject-of.ts'
import { acceptOne } from '../../../values/one-value.ts'
import { valuesOf } from '../../../values/values-of.ts'
import type { Check, Checks } from '../../check.ts'
import { recordOf, recordsOf, versionOf } from '../../entity-calls.ts'
import { expectMistakes, expectOwnFiles } from '../../expectations.ts'
import { requiredFollowersOf } from '../../dependents-of.ts'
import { ownValues } from '../../own-values.ts'
import { readTrash } from '../../read-trash.ts'
import type { Trial } from '../../trial.ts'

const DAY_MS = 86_400_000

/** Deleted records, and the way back. */
export const trashChecks: Checks = (entity, entities) => {
  if (!entity.endpoints.destroy) return []
  const fields = Object.entries(entity.fields)
  return [
    comeBack,
    goForGood,
    ...fields.flatMap(([name, field]) =>
      'unique' in field && field.unique && !field.readOnly ? [waitForValue(name)] : [],
    ),
    ...fields.flatMap(([name, field]) => {
      const target = field.kind === 'reference' ? entities.find((each) => each.name === field.to) : undefined
      // What follows it refers to the same record, and keeps it.
      const isKept = requiredFollowersOf(entity, name).length > 0
      return target?.endpoints.destroy && !isKept ? [waitForRecord(name, target.name)] : []
    }),
  ]
}

function restore({ room, entity }: Trial, id: number) {
  return room.admin.json('POST', `/api/trash/${entity.name}/${id}/restore`)
}

const comeBack: Check = {
  title: 'comes back from the trash as it was, its pictures with it',
  async run(trial) {
    const { room, entity, calls, create } = trial
    const { id, record } = await create()
    const version = versionOf(entity, await calls.read(id))
    const files = await room.uploadedFiles()
    await calls.destroy(id)
    const deleted = { entity: entity.name, record: ownValues(entity, record), by: { id: 1 } }
    expect(await readTrash(room, entity)).toMatchObject([deleted])
    expect(await room.uploadedFiles()).toEqual(files)
    expectRefused(await room.stranger().json('POST', `/api/trash/${entity.name}/${id}/restore`), 401)
    expect(await restore(trial, id)).toMatchObject({ status: 200, answer: { success: true } })
    const read = await calls.read(id)
    expect(recordOf(entity, read)).toEqual(record)
    expect(versionOf(entity, read), 'the deletion and the restoration count').toBe(version + 2)
    expect(recordsOf(entity, await calls.list()).records.map((each) => each.id)).toContain(id)
    expect(await readTrash(room, entity)).toEqual([])
    expect((await calls.history(id)).answer['history']).toMatchObject([
      { action: 'restored', version: version + 2 },
      { action: 'deleted', version: version + 1 },
      { action: 'created', version },
    ])
    expectRefused(await restore(trial, id), 404)
    expect((await create()).id, 'an id is given once').toBeGreaterThan(id)
  },
}

const goForGood: Check = {
  title: `is gone for good ${TRASH_DAYS} days after its deletion, its files with it`,
  async run(trial) {
    const { room, entity, calls, create } = trial
    const { id } = await create()
    await calls.destroy(id)
    await room.purgeTrash(Date.now() + (TRASH_DAYS - 1) * DAY_MS)
    expect(await readTrash(room, entity)).toHaveLength(1)
    await expectOwnFiles(room)
    await room.purgeTrash(Date.now() + TRASH_DAYS * DAY_MS)
    expect(await readTrash(room, entity)).toEqual([])
    await expectOwnFiles(room)
    expectRefused(await restore(trial, id), 404)
  },
}

function waitForValue(name: string): Check {
  return {
    title: `stays in the trash while another record has its "${name}"`,
    async run(trial) {
      const { room, entity, calls, create, nextSerial, refer } = trial
      const field = entity.fields[name]
      const subject = field && subjectOf([name, field], entity, { serial: nextSerial(), refer }, new Map())
      const twins = subject && (await valuesOf(subject.field).twins?.(subject))
      const [same] = twins?.same ?? []
      if (!twins || !same) throw new Error(`"${name}" is unique, and its kind has no twins to try`)
      const first = await create({ only: [], given: new Map([[name, twins.first]]) })
      await calls.destroy(first.id)
      const other = await create({ only: [], given: new Map([[name, same]]) })
      expectMistakes(await restore(trial, first.id), [name])
      expect(await readTrash(room, entity)).toMatchObject([{ record: first.record }])
      await calls.destroy(other.id)
      expect(await restore(trial, first.id)).toMatchObject({ status: 200 })
    },
  }
}

function waitForRecord(name: string, target: string): Check {
  return {
    title: `stays in the trash while the ${target} of its "${name}" is there too`,
    async run(trial) {
      const referred = await trial.of(target).create({ only: [] })
      const value = acceptOne(name, { title: 'this one', value: referred.id })
      const { id, record } = await trial.create({ only: [name], given: new Map([[name, value]]) })
      await trial.calls.destroy(id)
      await trial.of(target).calls.destroy(referred.id)
      expectMistakes(await restore(trial, id), [name])
      expect(await restore(trial.of(target), referred.id)).toMatchObject({ status: 200 })
      expect(await restore(trial, id)).toMatchObject({ status: 200 })
      expect(recordOf(trial.entity, await trial.calls.read(id))).toEqual(record)
    },
  }
}
