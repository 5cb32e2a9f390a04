import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../../contract/harness/http-client.ts'
import { picture } from '../../../contract/harness/samples.ts'
import { createOwner, samples } from '../harness/samples.ts'
import { keepWriting, storedIds } from './keep-writing.ts'
import { hasServer, useCluster, whyNoServer } from './use-cluster.ts'
import { logInTo, PASSWORD, useProcesses, type Processes } from './use-processes.ts'

type Environment = Readonly<Record<string, string>>

/** What must be true of two processes over one database and one folder. */
function twoProcesses(processes: Processes, environment: () => Environment): void {
  const startBoth = (env: Environment = {}) =>
    Promise.all([
      processes.start({ ...environment(), ...env }),
      processes.start({ ...environment(), ...env }),
    ])

  it('start at the same moment: both are ready, and there is one first administrator', async () => {
    const both = await startBoth()
    await Promise.all(both.map((each) => each.ready()))
    const told = both.flatMap((each) => /password: (\S+)/.exec(each.output())?.[1] ?? [])
    expect(told).toHaveLength(1)
    const client = createClient(await both[0].ready())
    expect((await client.logIn('admin', told[0] ?? '')).status).toBe(200)
    expect((await client.get('/api/admin/all')).answer['admins']).toHaveLength(1)
    expect(both.map((each) => each.output()).join('\n')).not.toMatch(/Error/)
  })

  it('serve one session, and what both write at once is there for both', async () => {
    const [one, other] = await startBoth({ ADMIN_PASSWORD: PASSWORD })
    const client = await logInTo(one)
    const twin = createClient(await other.ready())
    twin.cookie = client.cookie
    const writing = keepWriting([client, client, twin, twin])
    await expect.poll(() => writing.created.length, { timeout: 30_000 }).toBeGreaterThan(100)
    await writing.stop()
    expect(writing.refused).toEqual([])
    expect(new Set(writing.created).size).toBe(writing.created.length)
    for (const each of [client, twin]) expect(await storedIds(each)).toEqual(sorted(writing.created))

    const id = await createOwner(client)
    const sent = { id, ...samples.owner(), newPicture: await picture(), existingPicture: '' }
    expect((await twin.multipart('PUT', '/api/owner/update', sent)).status).toBe(200)
    const { answer } = await client.get(`/api/owner/read/${id}`)
    const { picture: name } = Object(answer['owner'])
    expect((await client.raw(`/uploads/${name}`, {})).status).toBe(200)

    await client.json('POST', '/api/auth/logout')
    expect((await twin.get('/api/home')).status).toBe(401)
  })
}

function sorted(ids: readonly number[]): readonly number[] {
  return [...ids].sort((one, other) => one - other)
}

describe('two processes on one SQLite file', () => {
  const processes = useProcesses()
  twoProcesses(processes, () => ({}))

  it('tell in a sentence that another program keeps it locked, and go on when it lets go', async () => {
    const client = await logInTo(await processes.start({ ADMIN_PASSWORD: PASSWORD }))
    const other = new DatabaseSync(join(processes.folder, 'tribune.sqlite'))
    other.exec('begin immediate')
    const create = () => client.json('POST', '/api/tool/create', samples.tool())
    const replies = await Promise.all([create(), create(), create()])
    expect((await client.get('/api/tool')).answer['tools']).toEqual([])
    other.exec('commit')
    other.close()
    for (const { status, answer } of replies) {
      expect(status).toBe(503)
      expect(answer.message).toMatch(/^La base de données/)
    }
    expect((await create()).status).toBe(200)
    expect(await storedIds(client)).toHaveLength(1)
  })
})

describe.skipIf(!hasServer)(`two processes on one PostgreSQL${whyNoServer}`, () => {
  const cluster = useCluster()
  twoProcesses(useProcesses(), () => ({ DATABASE_URL: cluster.url }))
})
