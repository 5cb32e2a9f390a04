import { runImport } from '../../../../contract/harness/import-client.ts'
import { openEvents } from '../../../../contract/harness/event-stream.ts'
import { ADMIN, type TestServer } from '../../../../contract/harness/test-server.ts'
import { samples } from '../../harness/samples.ts'

type Call = (server: TestServer) => Promise<unknown>

const get =
  (path: string): Call =>
  (server) =>
    answered(server.admin.get(path))

const send =
  (method: string, path: string, payload: Readonly<Record<string, unknown>>): Call =>
  (server) =>
    answered(server.admin.json(method, path, payload))

/** A call that is refused asks the database less. */
async function answered(reply: Promise<{ readonly status: number; readonly body: unknown }>): Promise<void> {
  const { status, body } = await reply
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
}

const importing = (
  entity: string,
  columns: readonly string[],
  cells: readonly string[],
  by: string | null,
): Call => {
  const request = {
    key: entity,
    fileName: 'x.csv',
    columns,
    rows: [{ line: 2, cells }],
    mode: by ? 'both' : 'create',
    by,
  }
  return async ({ admin }) => {
    await runImport(admin, entity, { ...request, policy: 'check' })
    await runImport(admin, entity, { ...request, policy: 'all' })
  }
}

const { name: _name, ...elsewhere } = samples.player()

/** What people and programs ask of the product, in the order in which it is asked. */
export const callsToExplain: readonly (readonly [name: string, call: Call])[] = [
  ['page', get('/api/player?page=1')],
  ['page', get('/api/player?page=300')],
  ['sorted page', get('/api/player?page=1&sort=name')],
  ['sorted page', get('/api/player?page=300&sort=name&order=desc')],
  ['sorted page', get('/api/stadium?page=1&sort=wilaya%2Ccommune%2Caddress')],
  ['page sorted by what it refers to', get('/api/team?page=1&sort=Player.name')],
  ['search', get('/api/player?q=joueur')],
  ['search', get('/api/competition?q=joueur&sort=name')],
  ['search for two letters', get('/api/player?q=jo')],
  ['filter by an equality', get('/api/player?page=1&filter.role.in=goalkeeper')],
  ['filter by an equality', get('/api/stadium?page=1&filter.owner_id.in=7')],
  ['filter by a range', get('/api/player?page=1&filter.birthday.from=9990-01-01')],
  ['filter by a part of a text', get('/api/player?page=1&filter.name.contains=ben')],
  ['whole list', get('/api/player')],
  ['read', get('/api/player/read/5000')],
  ['read', get('/api/stadium/read/5000')],
  ['read', get('/api/competition/read/5000')],
  ['history', get('/api/history/player/5000')],
  ['referrers', get('/api/referrers/player/5000')],
  ['referrers', get('/api/referrers/owner/5000')],
  ['home', get('/api/home')],
  ['activity', get('/api/activity')],
  ['activity', get('/api/activity?before=5000')],
  ['activity', get('/api/activity?entity=player')],
  ['activity', get('/api/activity?account=5')],
  ['activity', get('/api/activity?account=5&action=deleted')],
  ['activity', get('/api/activity?action=deleted')],
  [
    'activity',
    get('/api/activity?entity=player&from=2090-01-01T00:00:00.000Z&until=2090-01-01T00:00:02.000Z'),
  ],
  ['trash', get('/api/trash')],
  ['trash', get('/api/trash?entity=player')],
  ['views', get('/api/views/player')],
  [
    'views',
    send('POST', '/api/views/player', { name: 'mine', search: '', isShared: false, isDefault: true }),
  ],
  [
    'creation',
    ({ admin }) =>
      answered(admin.json('POST', '/api/player/create', samples.player(), { 'idempotency-key': 'once' })),
  ],
  [
    'change',
    send('PUT', '/api/player/update', { ...elsewhere, id: 5000, name: 'Riyad', email: 'riyad@example.dz' }),
  ],
  ['deletion', send('DELETE', '/api/team/destroy', { id: 5000 })],
  ['restoring', send('POST', '/api/trash/team/5000/restore', {})],
  [
    'bulk',
    send('POST', '/api/bulk/team', {
      update: [{ id: 5000, values: { name: 'USMBEO' } }],
      destroy: [5001],
    }),
  ],
  ['bulk', send('POST', '/api/bulk/team', { restore: [5001] })],
  ['bulk', get('/api/bulk/team/ids?q=5001')],
  ['import', importing('player', ['name', 'email'], ['Amine', 'amine@a.dz'], 'email')],
  ['import', importing('stadium', ['name', 'owner_id'], ['Bologhine', 'Rachid'], null)],
  [
    'profile',
    send('PUT', '/api/auth/update', { ...ADMIN, name: 'chef', password: '', confirmation_password: '' }),
  ],
  ['login', (server) => server.stranger().logIn(ADMIN.username, ADMIN.password)],
  ['login', (server) => server.stranger().logIn(ADMIN.email, 'not the password')],
  ['logout', logOut],
  ['events', async ({ admin }) => (await openEvents(admin)).close()],
]

async function logOut(server: TestServer): Promise<void> {
  const client = server.stranger()
  await client.logIn(ADMIN.phone, ADMIN.password)
  await answered(client.json('POST', '/api/auth/logout', {}))
}
