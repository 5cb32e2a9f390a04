import { NAMED_PLAYER } from './fill-deleted.ts'

/** A call whose longest hold of the event loop is measured. */
export interface HoldingCall {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>>
  /** The least that a call can do. */
  readonly isPing?: boolean
  /** The whole list of the plain contract: it is streamed, and as long as it is. */
  readonly isWhole?: boolean
}

const get = (name: string, path: string): HoldingCall => ({ name, method: 'GET', path })
const player = (name: string, query: string) => get(name, `/api/player?page=1&${query}`)
const many = (parameter: string) =>
  Array.from({ length: 20 }, (_, place) => `${parameter}=nothing${place}`).join('&')

const MOST_IDS = 500
const IMPORTED = 1_000

/** What people and programs ask for, each as dear as the contract lets it be. */
export function holdingCalls(rows: number): readonly HoldingCall[] {
  return [...readingCalls(rows), ...writingCalls(rows)]
}

/** What a role that sees some rows alone may be kept waiting by: what asks its rule of many entries and deleted records. */
export function limitedCalls(rows: number): readonly HoldingCall[] {
  return [
    { ...get('ping', '/api/nothing'), isPing: true },
    player('first page', ''),
    get('read', `/api/player/read/${rows - 4}`),
    get('activity', '/api/activity'),
    get('activity without logins', '/api/activity?logins=false'),
    get('activity of an account', '/api/activity?account=7'),
    get('activity of nobody', '/api/activity?account=999999'),
    get('history of a deleted record', `/api/history/player/${rows * 2}`),
    get('referrers', `/api/referrers/player/${NAMED_PLAYER}`),
    get('trash', '/api/trash'),
    get('trash of players', '/api/trash?entity=player'),
    get('trash of teams', '/api/trash?entity=team'),
    get('home', '/api/home'),
  ]
}

function readingCalls(rows: number): readonly HoldingCall[] {
  return [
    { ...get('ping', '/api/nothing'), isPing: true },
    { ...get('whole list', '/api/player'), isWhole: true },
    player('first page', ''),
    player('page of 500', 'pageSize=500'),
    get('page in the middle', `/api/player?page=${Math.ceil(rows / 50)}&pageSize=25`),
    player('sorted', 'sort=name'),
    player('sorted by what repeats, from the end', `sort=role&order=desc`),
    player('search, a twelfth found', 'q=rachid'),
    player('search, sorted', 'q=rachid&sort=name'),
    player('search for two letters', 'q=ra'),
    player('search for nothing, two letters', 'q=zq'),
    player('20 values of contains', many('filter.name.contains')),
    player('filter by what half of the rows hold', 'filter.role.in=goalkeeper&filter.role.in=defender'),
    player('filter by a range', 'filter.birthday.from=1990-01-01'),
    player('filter by an anniversary', 'filter.birthday.anniversary=thisWeek'),
    player('filter, sorted', 'filter.role.in=goalkeeper&sort=name'),
    get('ids of all', '/api/bulk/player/ids'),
    get('read', `/api/player/read/${rows / 2}`),
    get('history', '/api/history/player/5'),
    get('referrers', '/api/referrers/player/5'),
    get('home', '/api/home'),
    get('activity', '/api/activity'),
    get('activity, in the middle', `/api/activity?before=${rows * 5}`),
    get('activity of an entity', '/api/activity?entity=player'),
    get('activity of an account', '/api/activity?account=7'),
    get('activity of nobody', '/api/activity?account=999999'),
    get('activity, an action of an account', '/api/activity?account=7&action=restored'),
    get('activity, an action that was never done', '/api/activity?action=loginFailed'),
    get('activity of a day', '/api/activity?from=2026-01-02T00:00:00.000Z&until=2026-01-03T00:00:00.000Z'),
    get('activity of no time', '/api/activity?until=2020-01-01T00:00:00.000Z'),
    get('trash', '/api/trash'),
    get('views', '/api/views/player'),
    get('openapi.json', '/api/openapi.json'),
    get('export as CSV', '/api/export/player?format=csv'),
    get('export as XLSX', '/api/export/player?format=xlsx'),
  ]
}

function writingCalls(rows: number): readonly HoldingCall[] {
  return [
    {
      name: 'bulk change of 500',
      method: 'POST',
      path: '/api/bulk/player',
      body: {
        update: Array.from({ length: MOST_IDS }, (_, place) => ({
          id: place + 1,
          values: { role: 'forward' },
        })),
      },
    },
    {
      name: 'import of 1,000 rows, tried',
      method: 'POST',
      path: '/api/import/player',
      body: importOf(IMPORTED),
    },
    {
      name: 'change',
      method: 'PUT',
      path: '/api/player/update',
      body: { id: rows / 2, name: 'Riyad', email: `joueur${rows / 2}@example.dz` },
    },
  ]
}

function importOf(count: number) {
  const rows = Array.from({ length: count }, (_, place) => ({
    line: place + 2,
    cells: [`Amine ${place}`, `amine${place}@example.com`],
  }))
  const fixed = { key: 'holds', fileName: 'x.csv', columns: ['name', 'email'] }
  return { ...fixed, rows, mode: 'create', by: null, policy: 'check' }
}
