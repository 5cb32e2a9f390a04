import { describe, expect, it } from 'vitest'
import { sqlite } from '../../contract/harness/database/databases.ts'
import { expectRefused } from '../../contract/harness/http-client.ts'
import { useServer } from '../../contract/harness/test-server.ts'

const TOKEN = 'a-token-of-the-monitoring'

describe('GET /metrics', () => {
  const server = useServer(sqlite, { metricsToken: TOKEN, clientFolder: 'src/app' })
  const read = (token: string) =>
    server.stranger().raw('/metrics', { headers: { authorization: `Bearer ${token}` } })

  it('tells requests by method, route and status, and how the process is', async () => {
    await server.admin.get('/api/player/read/4711')
    await server.admin.get('/api/player/read/4712')
    const response = await read(TOKEN)
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const text = await response.text()
    const labels = 'method="GET",route="/api/player/read/:id",status="404"'
    expect(text).toContain('# TYPE http_request_duration_seconds histogram\n')
    expect(text).toContain(`http_request_duration_seconds_count{${labels}} 2\n`)
    expect(text).toContain(`http_request_duration_seconds_bucket{le="+Inf",${labels}} 2\n`)
    expect(text).toMatch(/^http_requests_in_flight 1$/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
    // With the path before it: the bytes of the memory may hold the same four figures.
    expect(text).not.toMatch(/read\/4711|NaN|undefined/)
  })

  it('counts what is answered again as what is answered first', async () => {
    for (let time = 0; time < 3; time += 1) await server.admin.get('/api/owner')
    const labels = 'method="GET",route="/api/owner",status="200"'
    expect(await (await read(TOKEN)).text()).toContain(`http_request_duration_seconds_count{${labels}} 3\n`)
  })

  it.each(['', 'another-token-of-somebody', `${TOKEN}x`])('is not for whoever brings %j', async (token) => {
    const response = await read(token)
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
  })
})

describe('GET /metrics without a token to ask for', () => {
  const server = useServer(sqlite, { clientFolder: 'src/app' })
  it('is not there', async () => {
    expectRefused(await server.stranger().get('/metrics'), 404)
  })
})
