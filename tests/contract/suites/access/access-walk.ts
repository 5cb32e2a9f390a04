import { beforeEach, describe, expect, it } from 'vitest'
import { importColumns } from '../../../../src/kinds/core/sheet/sheet-columns.ts'
import type { Behaviours } from '../../../../src/behaviour/behaviour.ts'
import { UserError } from '../../../../src/behaviour/user-error.ts'
import { KEY_RIGHTS } from '../../../../src/schema/access/key-rights.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { clubWithDataRoles } from '../../../sample/club-with-data-roles.ts'
import { clubWithRoles } from '../../../sample/club-with-roles.ts'
import { makeKey } from '../../../../src/accounts/ways/api-keys/server/make-key.ts'
import { clientWithKey, makeKey as makeOwnKey } from '../../harness/accounts/api-keys.ts'
import { makeRole } from '../../harness/accounts/data-roles.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import type { HttpClient, Values } from '../../harness/http-client.ts'
import { useServer, type TestServer } from '../../harness/test-server.ts'
import { seededRandom } from '../../harness/seeded-random.ts'
import { leftOut } from '../../../../scripts/test/left-out.ts'

const SECRET = 'un-mot-de-passe'
const CALLS = 120

/** A word that stands in one field of one record alone. */
interface Marker {
  readonly word: string
  readonly entity: AnyEntity
  readonly field: string
  readonly values: Values
}

/** Own code that tells what it is called for: the calls around it decide who hears it. */
const behaviours: Behaviours = {
  player: {
    actions: {
      rest({ record }) {
        throw new UserError(String(record?.['name']))
      },
    },
    jobs: { count: { label: 'Compter', every: '1 day', run() {} } },
  },
  owner: {
    endpoints: {
      all: {
        method: 'GET',
        path: '/api/owner/everything',
        async answer({ records }) {
          const owner = clubWithRoles.find(({ name }) => name === 'owner')
          return { all: owner && (await records.find(owner, {})) }
        },
      },
    },
    jobs: { count: { label: 'Compter les dossiers', every: '1 day', run() {} } },
  },
}

const clubWithApiKeys = clubWithDataRoles.map((entity): AnyEntity =>
  entity.account ? { ...entity, account: { ...entity.account, apiKeys: true } } : entity,
)

/** Whoever asks, and whatever for: no answer holds what the role may not see. */
export function accessWalkSuite(kind: DatabaseKind): void {
  walkThrough(kind, 'of the config', clubWithRoles, ['coach', 'secretary', 'guest', ''])
  walkThrough(kind, 'that people made', clubWithApiKeys, ['coach', 'secretary', 'guest'])
}

function walkThrough(
  kind: DatabaseKind,
  whose: string,
  entities: readonly AnyEntity[],
  [daily, ...others]: readonly [string, ...string[]],
): void {
  describe(`a walk through all calls by the roles ${whose}`, () => {
    const server = useServer(kind, { entities, behaviours })
    let markers: Marker[] = []
    let ids: Record<string, number[]> = {}

    async function make(entity: AnyEntity, values: Values): Promise<number> {
      const word = `mot${markers.length}x${entity.name}`
      const texts = Object.entries(entity.fields).filter(
        ([name, field]) => field.kind === 'text' && !values[name],
      )
      const marked = texts.map(([field]) => ({ field, word: `${word}${field}` }))
      const payload = { ...values, ...Object.fromEntries(marked.map((each) => [each.field, each.word])) }
      const id = await createRecord(server.backend.store, entity, payload)
      markers.push(...marked.map((each) => ({ ...each, entity, values: { ...payload, id } })))
      ids = { ...ids, [entity.name]: [...(ids[entity.name] ?? []), id] }
      return id
    }

    beforeEach(async () => {
      markers = []
      ids = {}
      const [team, , player, owner, competition] = entities
      if (!team || !player || !owner || !competition) throw new Error('the club has other entities')
      for (const fit of [true, false, true, false]) {
        const team_id = await make(team, {})
        const owner_id = await make(owner, {})
        for (const joined of ['2025-01-01', '2026-01-01']) {
          const player_id = await make(player, { fit, joined, team_id, owner_id })
          await make(competition, { player_id })
        }
      }
    })

    /** Each call with something of everybody's. @returns what was told that must not be */
    async function findLeaks(client: HttpClient, forbidden: readonly Marker[], seed: number) {
      const random = seededRandom(seed)
      const pick = <T>(all: readonly T[]): T => {
        const found = all[Math.floor(random() * all.length)]
        if (found === undefined) throw new Error('nothing to choose from')
        return found
      }
      const problems: string[] = []
      for (let count = 0; count < CALLS; count += 1) {
        const { told, call } = await makeCall(client, pick, { ids, word: pick(markers).word })
        const leaked = forbidden.filter(({ word }) => told.includes(word) && !call.includes(word))
        if (leaked.length > 0) problems.push(`${call}: ${leaked.map(({ word }) => word).join(', ')}`)
      }
      // What is searched for is not told, and whether it was found is not told either.
      for (const { entity, field, word } of forbidden) {
        const found = await client.get(`${entity.endpoints.list.path}?page=1&q=${word}`)
        if (found.status === 200 && found.answer['total'] !== 0) problems.push(`search ${word}`)
        const path = `${entity.endpoints.list.path}?page=1&filter.${field}.contains=${word}`
        const filtered = await client.get(path)
        if (filtered.status === 200 && filtered.answer['total'] !== 0) problems.push(path)
      }
      return problems
    }

    it.each([daily])('tells "%s" nothing else', tellNothingElse)
    it.each(others)('tells "%s" nothing else', { tags: [leftOut.tag] }, tellNothingElse)

    async function tellNothingElse(role: string) {
      const admin = entities.find(({ account }) => account)
      if (!admin) throw new Error('nobody logs in')
      const team_id = ids['team']?.[0]
      const email = 'role@example.dz'
      const own = { role, email, team_id, secret: SECRET, again: SECRET }
      const id = await hire(server, admin, { ...own, name: 'Moi' })
      const client = server.stranger()
      expect((await client.logIn(email, SECRET)).status).toBe(200)
      const forbidden = markers.filter((marker) => !maySee(role, { ...own, id }, marker))
      if (role === 'coach') expect(forbidden.length).toBeGreaterThan(20)
      expect(await findLeaks(client, forbidden, role.length + 7)).toEqual([])
      if (!admin.account?.apiKeys) return
      // A key of theirs that may more than they, and one that may less.
      const database = server.backend.store
      const maker = { account: { entity: admin.name, id }, by: null }
      const all = Object.fromEntries(entities.map(({ name }) => [name, KEY_RIGHTS]))
      const made = await makeKey(database, maker, { name: 'Tout', days: 7, allows: all, addresses: [] })
      const whole = clientWithKey(client.url, made.secret)
      expect(await findLeaks(whole, forbidden, role.length + 11)).toEqual([])
      const less = clientWithKey(client.url, (await makeOwnKey(client, { team: ['list', 'read'] })).secret)
      const others = markers.filter(({ entity }) => entity.name !== 'team')
      expect(await findLeaks(less, others, role.length + 13)).toEqual([])
    }
  })
}

/** Somebody with a role, or with one that has just been made with its rights. @returns their id */
async function hire({ admin, backend }: TestServer, accounts: AnyEntity, own: Values): Promise<number> {
  const { role, ...others } = own
  if (!accounts.account?.roles) return createRecord(backend.store, accounts, own)
  const made = await makeRole(admin, `Comme ${String(role)}`, String(role))
  const reply = await admin.json('POST', accounts.endpoints.create.path, { ...others, role: [made] })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return Number(reply.answer.id)
}

/** What the configs say, read anew. */
function maySee(role: string, own: Values, { entity, field, values }: Marker): boolean {
  const { read, fields, rows } = entity.access ?? {}
  const isListed = [read, fields?.[field]?.read].every(
    (who) => who === undefined || (role === '' ? who.length > 0 : who.includes(role)),
  )
  const wanted = Object.entries(rows?.[role]?.({ admin: own }) ?? {})
  return isListed && wanted.every(([name, value]) => values[name] === value)
}

interface Known {
  readonly ids: Readonly<Record<string, readonly number[]>>
  readonly word: string
}

async function makeCall(client: HttpClient, pick: <T>(all: readonly T[]) => T, { ids, word }: Known) {
  const entity = pick(clubWithRoles)
  const { name, endpoints, fields } = entity
  const id = pick(ids[name] ?? [1])
  const field = pick(Object.keys(fields))
  const list = endpoints.list.path
  const read = (path: string) => ({ method: 'GET', path, body: undefined })
  const write = (method: string, path: string, body: unknown) => ({ method, path, body })
  const importing = {
    key: `k${id}`,
    fileName: 'a.csv',
    columns: ['id', ...importColumns(entity).flatMap(({ key }) => (key === field ? [key] : []))],
    rows: [{ line: 2, cells: [String(id), 'neuf'] }],
    mode: 'update',
    by: 'id',
    policy: pick(['check', 'valid']),
  }
  const { method, path, body } = pick([
    read(list),
    read(`${list}?page=1&sort=${field}&order=desc`),
    read(`${list}?q=${word.slice(0, 6)}`),
    read(`/api/${name}/read/${id}`),
    read(`/api/history/${name}/${id}`),
    read(`/api/referrers/${name}/${id}`),
    read('/api/activity'),
    read(`/api/activity?entity=${name}`),
    read('/api/trash'),
    read(`/api/trash?entity=${name}`),
    read('/api/home'),
    read('/api/jobs'),
    read('/api/runs'),
    read('/api/webhooks'),
    read('/api/owner/everything'),
    write('POST', '/api/actions/player/rest', { ids: ids['player'] ?? [], values: {} }),
    write('POST', `/api/jobs/${pick(['player', 'owner'])}/count/${pick(['run', 'stop'])}`, {}),
    read('/api/admin/data'),
    read(`/api/bulk/${name}/ids`),
    read(`/api/views/${name}`),
    read(`/api/export/${name}?format=csv&columns=all`),
    write('POST', `/api/export/${name}?format=csv&columns=all`, { ids: ids[name] ?? [] }),
    write('POST', `/api/bulk/${name}`, { update: [{ id, values: { [field]: 'neuf' } }] }),
    write('POST', `/api/${name}/create`, { name: 'neuf', team_id: pick(ids['team'] ?? [1]) }),
    write('PUT', `/api/${name}/update`, { id, name: 'neuf', team_id: pick(ids['team'] ?? [1]) }),
    write('DELETE', `/api/${name}/destroy`, { id }),
    write('POST', `/api/trash/${name}/${id}/restore`, undefined),
    write('POST', `/api/import/${name}`, importing),
  ])
  const reply = await client.raw(path, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const told = await reply.text()
  expect(reply.status, `${method} ${path} ${told.slice(0, 300)}`).toBeLessThan(500)
  return { told, call: `${method} ${path}` }
}
