import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { sqlite } from '../../contract/harness/database/databases.ts'
import { createPlayer } from './harness/samples.ts'
import { useServer } from '../../contract/harness/test-server.ts'

const METRICS_TOKEN = 'a-token-of-the-monitoring'
const MEGABYTE = 'x'.repeat(1_000_000)

describe('a client that is slow, or gone', () => {
  const server = useServer(sqlite, { metricsToken: METRICS_TOKEN })
  const sockets: Socket[] = []
  afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()))

  const open = async (...lines: readonly string[]) => {
    const { hostname, port } = new URL(server.admin.url)
    const socket = connect(Number(port), hostname)
    sockets.push(socket)
    await once(socket, 'connect')
    socket.write([...lines, `host: ${hostname}`, `cookie: ${server.admin.cookie}`, '', ''].join('\r\n'))
    return socket
  }
  /** Requests that are not answered yet, beside the one that asks. */
  const inFlight = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    const text = await (await server.stranger().raw('/metrics', { headers })).text()
    return Number(/^http_requests_in_flight (\d+)/m.exec(text)?.[1]) - 1
  }
  const upload = async () => {
    const type = 'content-type: multipart/form-data; boundary=x'
    const socket = await open('POST /api/owner/create HTTP/1.1', type, 'content-length: 9000000')
    const head = 'content-disposition: form-data; name="picture"; filename="a.png"\r\ncontent-type: image/png'
    socket.write(`--x\r\n${head}\r\n\r\n${MEGABYTE}`)
    await expect.poll(inFlight).toBe(1)
    return socket
  }

  it('leaves nothing of an upload that it gives up', async () => {
    for (let count = 0; count < 3; count += 1) {
      const socket = await upload()
      socket.destroy()
      await expect.poll(inFlight).toBe(0)
    }
    expect(await server.uploadedFiles()).toEqual([])
    expect((await server.admin.get('/api/owner')).answer['owners']).toEqual([])
  })

  it('does not hold up the others while it sends', async () => {
    await upload()
    expect((await server.admin.get('/api/home')).status).toBe(200)
    await createPlayer(server.admin)
  })

  it('does not hold up the others while it does not read', async () => {
    // More than a socket's buffers take.
    const rows = Array.from({ length: 500 }, () => ({ name: 'A', description: MEGABYTE.slice(0, 20_000) }))
    for (let from = 0; from < rows.length; from += 100)
      await server.backend.store.queries
        .insertInto('player')
        .values(rows.slice(from, from + 100))
        .execute()
    for (let count = 0; count < 3; count += 1) (await open('GET /api/player HTTP/1.1')).pause()
    await expect.poll(inFlight).toBe(3)
    expect((await server.admin.get('/api/home')).status).toBe(200)
    for (const socket of sockets) socket.destroy()
    await expect.poll(inFlight).toBe(0)
  })
})
