import * as z from 'zod/mini'
import { expect } from 'vitest'
import { VERSION_KEY } from '../../../../../src/schema/access/session-contract.ts'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import { buildEdit } from '../../build-edit.ts'
import type { Checks } from '../../check.ts'
import { recordOf, versionOf } from '../../entity-calls.ts'
import { expectUnchanged } from '../../expectations.ts'

const versioned = z.looseObject({ [VERSION_KEY]: z.int() })
const conflictSchema = z.object({ record: versioned, history: z.array(versioned) })

export const versionChecks: Checks = () => [
  {
    title: 'counts its changes; an update that changes nothing is none',
    async run(trial) {
      const { entity, calls } = trial
      const { id } = await trial.create()
      expect(versionOf(entity, await calls.read(id))).toBe(1)
      expect(versionOf(entity, await calls.update(id, await buildEdit(trial)))).toBe(2)
      expect(versionOf(entity, await calls.update(id, {}))).toBe(2)
      expect(versionOf(entity, await calls.read(id))).toBe(2)
    },
  },
  {
    title: 'is not overwritten by who has not seen it as it is, and is shown to them',
    async run(trial) {
      const { entity, calls } = trial
      const { id } = await trial.create()
      const [first, second] = [await buildEdit(trial), await buildEdit(trial, 2)]
      const now = recordOf(entity, await calls.update(id, { ...first, [VERSION_KEY]: '1' }))
      await expectUnchanged(trial, async () => {
        const refused = await calls.update(id, { ...second, [VERSION_KEY]: '1' })
        expectRefused(refused, 409)
        const { record, history } = conflictSchema.parse(refused.answer['conflict'])
        expect(record).toEqual({ ...now, [VERSION_KEY]: 2 })
        expect(history.map((entry) => entry[VERSION_KEY])).toEqual([2])
      })
      const seen = await calls.update(id, { ...second, [VERSION_KEY]: '2' })
      expect(versionOf(entity, seen)).toBe(3)
    },
  },
]
