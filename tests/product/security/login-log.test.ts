import { Writable } from 'node:stream'
import { beforeEach, describe, expect, it } from 'vitest'
import { sqlite } from '../../contract/harness/database/databases.ts'
import { ADMIN, useServer } from '../../contract/harness/test-server.ts'

const lines: string[] = []
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})

describe('the log', () => {
  const server = useServer(sqlite, { logger: { level: 'info', stream } })
  const said = () => lines.join('')

  beforeEach(() => {
    lines.length = 0
  })

  it('tells of each login, and of whose it was, without names [ASVS 16.3.1]', async () => {
    await server.stranger().logIn(ADMIN.username, 'mauvais')
    expect(said()).toContain('a login failed')
    await server.stranger().logIn(ADMIN.username, ADMIN.password)
    expect(said()).toMatch(/"account":1,.*logged in/)
    expect(said()).not.toMatch(new RegExp(`mauvais|${ADMIN.password}|${ADMIN.username}`))
  })

  it('tells of attempts that have to wait [ASVS 16.3.3]', async () => {
    for (let time = 0; time < 6; time += 1) await server.stranger().logIn('personne', 'mauvais')
    expect(said()).toContain('an attempt has to wait')
    expect(said()).not.toContain('personne')
  })

  it('tells of calls that were refused [ASVS 16.3.2, 16.4.1]', async () => {
    await server.stranger().get('/api/home?a=%0aforged')
    await server.admin.json('DELETE', '/api/admin/destroy', { id: 1 })
    expect(said()).toContain('"status":401')
    expect(said()).toContain('"status":403')
    expect(said()).not.toContain('forged')
    for (const line of lines) expect(line.trimEnd()).not.toContain('\n')
  })

  it('tells of what is answered again as of what is answered first', async () => {
    for (let time = 0; time < 3; time += 1) await server.admin.get('/api/player')
    const calls = lines.map((line): Record<string, unknown> => JSON.parse(line))
    const told = calls.map(({ level, method, route, status, account }) => [
      level,
      method,
      route,
      status,
      account,
    ])
    expect(told).toEqual(Array.from({ length: 3 }, () => [30, 'GET', '/api/player', 200, 1]))
    expect(new Set(calls.map(({ requestId }) => requestId)).size).toBe(3)
  })

  it('tells of what went wrong by itself [ASVS 16.3.4]', async () => {
    await server.backend.store.queries.schema.dropTable('tool').execute()
    expect((await server.admin.get('/api/tool')).status).toBe(500)
    expect(said()).toContain('request failed')
  })
})
