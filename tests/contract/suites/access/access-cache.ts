import { beforeEach, describe, expect, it } from 'vitest'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { clubWithRoles } from '../../../sample/club-with-roles.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import type { HttpClient, Values } from '../../harness/http-client.ts'
import { useServer } from '../../harness/test-server.ts'

const SECRET = 'un-mot-de-passe'

/** Somebody who asks, and the words that the configs let them read. */
interface Caller {
  readonly name: string
  readonly client: HttpClient
  readonly ali: readonly string[]
  readonly nadir: readonly string[]
}

/** What is kept of one caller's answers is never told to another who may see less, or more. */
export function accessCacheSuite(kind: DatabaseKind): void {
  describe('answers from memory', () => {
    const server = useServer(kind, { entities: clubWithRoles })
    const make = (entity: string, values: Values) =>
      createRecord(server.backend.store, entityNamed(server.backend.store.entities, entity), values)
    const signIn = async (role: string, team_id?: number) => {
      const email = `${role || 'nobody'}${team_id}@example.dz`
      await make('admin', { name: role || 'libre', email, role, team_id, secret: SECRET, again: SECRET })
      const client = server.stranger()
      expect((await client.logIn(email, SECRET)).status).toBe(200)
      return client
    }
    const changePlayer = async (id: number, joined: string) => {
      const changes = { update: [{ id, values: { joined } }] }
      const { answer } = await server.admin.json('POST', '/api/bulk/player', changes)
      expect(answer['results']).toMatchObject([{ done: true }])
    }
    let callers: readonly Caller[] = []
    let ids = { ali: 0, nadir: 0 }

    beforeEach(async () => {
      const [red, blue] = [await make('team', { name: 'Rouge' }), await make('team', { name: 'Bleu' })]
      const ali = await make('player', { name: 'Ali', phone: 'Wage-1', license: 'Carte-1', team_id: red })
      const of = { phone: 'Wage-2', license: 'Carte-2', team_id: blue, fit: true }
      const nadir = await make('player', { name: 'Nadir', ...of })
      ids = { ali, nadir }
      await make('competition', { reason: 'Retard', player_id: ali })
      const whole = { ali: ['Ali', 'Wage-1'], nadir: ['Nadir', 'Wage-2'] }
      callers = [
        {
          name: 'administrator 1',
          client: server.admin,
          ali: ['Ali', 'Wage-1', 'Carte-1'],
          nadir: ['Nadir', 'Wage-2', 'Carte-2'],
        },
        { name: 'without a role', client: await signIn(''), ...whole },
        { name: 'secretary', client: await signIn('secretary'), ...whole },
        { name: 'coach of the red', client: await signIn('coach', red), ali: ['Ali'], nadir: [] },
        { name: 'coach of the blue', client: await signIn('coach', blue), ali: [], nadir: ['Nadir'] },
        { name: 'guest', client: await signIn('guest'), ali: [], nadir: ['Nadir'] },
      ]
    })

    const count = (...names: readonly (readonly string[])[]) =>
      `of ${names.filter(({ length }) => length > 0).length}`
    /** The calls that are kept, and the words that each may tell somebody; none where a filter is refused. */
    const calls: readonly (readonly [() => string, (caller: Caller) => readonly string[]])[] = [
      [() => '/api/player', ({ ali, nadir }) => [...ali, ...nadir]],
      [() => '/api/player?page=1', ({ ali, nadir }) => [...ali, ...nadir, count(ali, nadir)]],
      [() => '/api/player?page=1&q=nadir', ({ nadir }) => [...nadir, count(nadir)]],
      [
        () => '/api/player?page=1&filter.phone.contains=wage-1',
        ({ ali }) => (ali.length > 1 ? [...ali, 'of 1'] : []),
      ],
      [
        () => '/api/player?page=1&filter.license.contains=carte',
        ({ ali, nadir }) => (ali.length > 2 ? [...ali, ...nadir, 'of 2'] : []),
      ],
      [() => `/api/player/read/${ids.ali}`, ({ ali }) => ali],
      [() => `/api/player/read/${ids.nadir}`, ({ nadir }) => nadir],
      [() => '/api/competition?page=1&q=ali', ({ ali }) => [...ali, count(ali)]],
    ]
    const wordsOf = (body: string) => [
      ...(body.match(/\b(Ali|Nadir|Wage-\d|Carte-\d)\b/g) ?? []),
      ...(body.match(/(?<="total":)\d+/g) ?? []).map((total) => `of ${total}`),
    ]

    it('are those of whoever asks', async () => {
      const problems: string[] = []
      for (const [turn, first] of callers.entries()) {
        // Nothing that was kept before counts any more.
        await changePlayer(ids.ali, `2026-01-0${turn + 1}`)
        for (const [path, allowed] of calls) {
          const ask = async ({ client }: Caller) => {
            const reply = await client.raw(path(), {})
            return { tag: reply.headers.get('etag'), words: sorted(wordsOf(await reply.text())) }
          }
          const warm = await ask(first)
          for (const caller of callers) {
            const { tag, words } = await ask(caller)
            const wanted = sorted(allowed(caller))
            // Who is told that it is as before sees what the other was told.
            const known = tag === warm.tag ? warm.words : words
            if (words !== wanted || known !== wanted)
              problems.push(
                `${path()}: ${caller.name} after ${first.name}: ${words}, ${known}, not ${wanted}`,
              )
          }
        }
      }
      expect(problems).toEqual([])
    })
  })
}

function sorted(words: readonly string[]): string {
  return [...new Set(words)].sort().join(' ')
}
