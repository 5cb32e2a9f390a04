import { expect } from 'vitest'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import { expectEach, type Checks } from '../../check.ts'
import { recordsOf } from '../../entity-calls.ts'
import { emptinessOf } from '../../../emptiness.ts'
import { expectShape } from '../../expectations.ts'

const BAD_QUERIES: readonly Readonly<Record<string, string | number>>[] = [
  { page: 0 },
  { page: -1 },
  { page: 'abc' },
  { page: 1_000_001 },
  { pageSize: 0 },
  { pageSize: 501 },
  { sort: 'nobody' },
  { sort: 'id;drop' },
  { sort: '__proto__' },
  { order: 'sideways' },
  { q: '\u0000' },
]

/** It may be another one since the record was read. */
const isWorkedOut = ({ computed = {}, rollups = {} }: AnyEntity, name: string) =>
  name in computed || name in rollups

export const listChecks: Checks = () => [
  {
    title: 'is listed as it is read, with what it refers to',
    async run({ room, entity, calls, create, refer, of }) {
      const { id, record } = await create({ referAnew: refer })
      const list = await calls.list()
      const found = recordsOf(entity, list).records.find((each) => each.id === id)
      expect(found).toEqual(record)
      expect(recordsOf(entity, list).total, 'the total of a whole list').toBeUndefined()
      expectShape(room.entities, entity, record)
      for (const [name, field] of Object.entries(entity.fields)) {
        // One that is narrowed refers to another one of them.
        if (field.kind !== 'reference' || field.options) continue
        const { id: to, ...referred } = await refer(field.to)
        expect(record[name]).toBe(to)
        const own = Object.entries(referred).filter(
          ([key, value]) => typeof value === 'string' && !isWorkedOut(of(field.to).entity, key),
        )
        expect(record[field.as]).toMatchObject({ id: to, ...Object.fromEntries(own) })
      }
    },
  },
  {
    title: 'is listed in pages, oldest first',
    async run({ entity, calls, create }) {
      const before = recordsOf(entity, await calls.list()).records.map(({ id }) => id)
      const ids = [...before]
      for (let index = 0; index < 3; index += 1) ids.push((await create({ only: [] })).id)
      // A record that refers to its own kind has brought others.
      const all = recordsOf(entity, await calls.list()).records.map(({ id }) => id)
      expect(all).toEqual(expect.arrayContaining(ids))
      expect(all).toEqual([...all].sort((one, other) => one - other))
      for (let page = 1; page <= Math.ceil(all.length / 2) + 1; page += 1) {
        const { records, total } = recordsOf(entity, await calls.list({ page, pageSize: 2 }))
        expect({ page, ids: records.map(({ id }) => id), total }).toEqual({
          page,
          ids: all.slice((page - 1) * 2, page * 2),
          total: all.length,
        })
      }
    },
  },
  {
    title: 'is listed in pages of 500, as far as page 1,000,000',
    async run({ entity, calls, create }) {
      const { id } = await create()
      const { records } = recordsOf(entity, await calls.list({ page: 1, pageSize: 500 }))
      expect(records.map((record) => record.id)).toContain(id)
      expect(recordsOf(entity, await calls.list({ page: 1_000_000 })).records).toEqual([])
    },
  },
  {
    title: 'is listed by no query that is none',
    async run({ entity, calls }) {
      const hidden = Object.keys(entity.fields).filter(
        (name) => emptinessOf(entity, name).reads.is === 'hidden',
      )
      await expectEach(
        [...BAD_QUERIES, ...hidden.map((sort) => ({ sort }))],
        (query) => JSON.stringify(query),
        async (query) => expectRefused(await calls.list(query), 400),
      )
    },
  },
]
