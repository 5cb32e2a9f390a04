import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { sqlite } from './harness/databases.ts'
import { expectRefused } from './harness/http-client.ts'
import { useServer } from './harness/test-server.ts'

const openApi = await readFile('src/generated/openapi.json', 'utf8')

describe('GET /api/openapi.json', () => {
  const server = useServer(sqlite, { openApi })

  it('is the contract, for who is logged in', async () => {
    const { status, headers, body } = await server.admin.get('/api/openapi.json')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toEqual(JSON.parse(openApi))
  })

  it('is refused to anybody else', async () => {
    expectRefused(await server.stranger().get('/api/openapi.json'), 401)
  })
})
