import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { date } from '../../../../src/kinds/date/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import type { Answer } from '../../harness/http-client.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { useServer } from '../../harness/test-server.ts'

const fields = { name: text({ label: 'Nom' }), day: date({ label: 'Jour' }) }
const today = { day: { within: 'today' } } as const
const visit: AnyEntity = {
  ...sampleEntity(fields, 'visit'),
  home: {
    widgets: {
      due: { shape: 'list', label: 'À voir', columns: ['name'], where: today },
      names: { shape: 'chart', label: 'Par jour', by: 'name', where: today },
    },
  },
}

// A Sunday, and the Monday after it, by the clocks of Algiers, an hour before those of Greenwich.
const [SUNDAY, MONDAY] = ['2026-11-22', '2026-11-23']
const BEFORE_MIDNIGHT = '2026-11-22T22:59:00Z'
const AFTER_MIDNIGHT = '2026-11-22T23:01:00Z'

/** What "today" and "this week" mean, by the clocks and the calendar of the program. */
export function daysSuite(kind: DatabaseKind): void {
  describe('the day', () => {
    const server = useServer(kind, { entities: programOf(visit) })
    const zone = process.env['TZ']
    const at = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
    beforeEach(async () => {
      // Of the machine, and it is of no account.
      process.env['TZ'] = 'Pacific/Midway'
      for (const day of [
        '2026-11-21',
        SUNDAY,
        MONDAY,
        '1999-11-22',
        '1999-11-23',
        '2026-11-28',
        '2026-11-29',
      ])
        await createRecord(server.backend.store, visit, { name: day, day })
    })
    afterEach(() => {
      vi.useRealTimers()
      if (zone === undefined) delete process.env['TZ']
      else process.env['TZ'] = zone
    })
    const namesOf = ({ many }: Answer) => JSON.stringify(many).match(/(?<="name":")[\d-]+/g)

    it.each([
      ['filter.day.within=today', [SUNDAY], [MONDAY]],
      ['filter.day.anniversary=today', [SUNDAY, '1999-11-22'], [MONDAY, '1999-11-23']],
    ])('of %s is another after midnight, in memory and for who asks again', async (filter, before, after) => {
      const path = `/api/visit?page=1&${filter}`
      at(BEFORE_MIDNIGHT)
      const first = await server.admin.get(path)
      expect(namesOf(first.answer)).toEqual(before)
      const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
      expect((await server.admin.raw(path, { headers })).status).toBe(304)
      at(AFTER_MIDNIGHT)
      expect(namesOf((await server.admin.get(path)).answer)).toEqual(after)
      expect((await server.admin.raw(path, { headers })).status).toBe(200)
    })

    it('is of no account where no filter asks for it', async () => {
      const path = `/api/visit?page=1&filter.day.from=${SUNDAY}`
      at(BEFORE_MIDNIGHT)
      const headers = { 'if-none-match': (await server.admin.get(path)).headers.get('etag') ?? '' }
      at(AFTER_MIDNIGHT)
      expect((await server.admin.raw(path, { headers })).status).toBe(304)
    })

    it('of the dashboard is another after midnight', async () => {
      const seen = async () => {
        const { widgets } = (await server.admin.get('/api/home')).answer
        return JSON.stringify(widgets).match(/(?<="(?:name|value)":")[\d-]+/g)
      }
      at(BEFORE_MIDNIGHT)
      expect(await seen()).toEqual([SUNDAY, SUNDAY])
      at(AFTER_MIDNIGHT)
      expect(await seen()).toEqual([MONDAY, MONDAY])
    })

    it('begins the week where the calendar of the program does', async () => {
      at(BEFORE_MIDNIGHT)
      const { answer } = await server.admin.get('/api/visit?page=1&filter.day.within=thisWeek')
      expect(namesOf(answer)).toEqual([SUNDAY, MONDAY, '2026-11-28'])
    })
  })
}
daysSuite.on = 'each database' as const
