import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { AUDIT_LOG_TABLE, SESSIONS_TABLE } from '../../../../src/server/database/system-tables.ts'
import { clubWithEveryDoor } from '../../../sample/club-with-every-door.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { createClient, expectRefused } from '../../harness/http-client.ts'
import { createPower } from '../../harness/database/power.ts'
import type { Pass, Person } from './door.ts'
import { doors } from './doors.ts'
import { useHouse } from './house.ts'
import { leftOut } from '../../../../scripts/test/left-out.ts'

/** More than anything here writes. */
const MOST_CUTS = 60
/** Each cut is one more visit. */
const PATIENCE = { timeout: 120_000 }

interface Cut<Prepared> {
  prepare(person: Person): Promise<Prepared>
  /** @returns the status of the answer */
  act(prepared: Prepared): Promise<number>
  /** What holds where the power has gone in between. */
  check(prepared: Prepared, told: string): Promise<void>
}

/** A house whose one process loses its power. Another one knows what lies in the database alone, as after a restart. */
export function usePoweredHouse(kind: DatabaseKind, entities = clubWithEveryDoor) {
  const power = createPower()
  beforeEach(() => void power.comeBack())
  const house = useHouse(kind, { entities, supply: power.supply })
  const { server } = house
  const forgive = () => server.backend.store.queries.deleteFrom('login_attempts').execute()
  const newPerson = async () => {
    const email = `strom-${randomUUID()}@example.dz`
    return { id: await house.create(email), email }
  }
  return {
    house,
    elsewhere: async () => createClient((await server.elsewhere()).url),
    /** Does it as often as it takes to come to its end, each time with power for one step more. */
    async expectAtEachCut<Prepared>({ prepare, act, check }: Cut<Prepared>): Promise<void> {
      for (let steps = 0; steps < MOST_CUTS; steps += 1) {
        const prepared = await prepare(await newPerson())
        power.goAfter(steps)
        const status = await act(prepared).catch(() => 0)
        const told = `after ${steps} steps`
        if (!power.comeBack()) {
          expect(steps).toBeGreaterThan(0)
          expect(status, told).toBe(200)
          return
        }
        await forgive()
        // Where it was answered before, nothing that the answer tells of has been missed.
        if (status !== 200) await check(prepared, told)
      }
      expect.unreachable('it never comes to its end')
    },
  }
}

/** Every way in, where the power goes after each step of it in turn. */
export function powerCutsSuite(kind: DatabaseKind): void {
  describe('a way in without power', { tags: [leftOut.tag] }, () => {
    const { house, elsewhere, expectAtEachCut } = usePoweredHouse(kind)
    const { server } = house
    const rowsOf = async (account_id: number) => {
      const { queries } = server.backend.store
      const own = queries.selectFrom(SESSIONS_TABLE).select('id').where('account_id', '=', account_id)
      const noted = queries
        .selectFrom(AUDIT_LOG_TABLE)
        .select('id')
        .where('account_id', '=', account_id)
        .where('action', '=', 'loggedIn')
      return (await own.execute()).length - (await noted.execute()).length
    }
    const expectOutside = async ({ inside }: Pass, cookie: string, told: string) => {
      // A key is shown with each call, and the browser is given nothing.
      if (!inside || cookie === '') return
      for (const client of [server.stranger(), await elsewhere()]) {
        client.cookie = cookie
        expect((await inside(client)).status, told).not.toBe(200)
      }
    }

    it.each(doors)('$name: lets nobody in by halves, and in the next time', PATIENCE, (door) =>
      expectAtEachCut({
        async prepare(person) {
          const pass = await door.make(house, person)
          const id = pass.of ?? person.id
          return { pass, id, unnoted: await rowsOf(id), client: server.stranger() }
        },
        act: async ({ pass, client }) => (await pass.use(client)).status,
        async check({ pass, id, unnoted, client }, told) {
          await expectOutside(pass, client.cookie, told)
          expect((await rowsOf(id)) - unnoted, 'each session is noted').toBe(0)
          const again = await pass.use(await elsewhere())
          if (again.status === 200) return
          expectRefused(again)
          const next = await pass.next?.()
          expect((await next?.use(await elsewhere()))?.status, told).toBe(200)
        },
      }),
    )
  })
}
