import { expect } from 'vitest'
import { IDEMPOTENCY_HEADER } from '../../../../../src/schema/access/session-contract.ts'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import type { Checks } from '../../check.ts'
import { recordOf, recordsOf } from '../../entity-calls.ts'

export const repeatedCreationChecks: Checks = (entity) => [
  {
    title: 'is created once by a call that is sent twice',
    async run({ calls, build }) {
      const [one, other] = [(await build()).parts('create'), (await build({ turn: 1 })).parts('create')]
      const countRecords = async () => recordsOf(entity, await calls.list()).records.length
      const headers = { [IDEMPOTENCY_HEADER]: 'sent-twice' }
      const first = recordOf(entity, await calls.create(one, headers))
      const count = await countRecords()
      expect(recordOf(entity, await calls.create(one, headers))).toEqual(first)
      expectRefused(await calls.create(other, headers), 409)
      expect(await countRecords()).toBe(count)
    },
  },
]
