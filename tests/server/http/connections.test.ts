import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { ConnectionBounds } from '../../../src/server/http/connections/connection-groups.ts'
import { createConnections } from '../../../src/server/http/connections/connections.ts'
import { trustNone, trustProxies, type TrustProxy } from '../../../src/server/http/trust-proxy.ts'

const WIDE = { open: 100, waiting: 100 }
const HALF_SENT = 'GET / HTTP/1.1\r\nhost: a\r\nx-'
const WHOLE = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'
const BODY_BEGUN = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{'

/** A client's end of a connection. */
interface Caller {
  readonly socket: Socket
  heard: string
  isClosed: boolean
}

describe('connections', () => {
  const ends: (() => unknown)[] = []
  afterEach(() => ends.splice(0).forEach((end) => end()))

  /** A server that answers when it is told to. */
  async function listen(bounds: ConnectionBounds, isTrusted: TrustProxy = trustNone) {
    const connections = createConnections(bounds, isTrusted)
    const responses: ServerResponse[] = []
    const server = createServer((_request, response) => responses.push(response))
    // Not every machine has several addresses to call from.
    const addresses: string[] = []
    server.on('connection', (socket) =>
      Object.defineProperty(socket, 'remoteAddress', { value: addresses.shift() }),
    )
    connections.watch(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    ends.push(() => server.close())
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const open = async (said: string, from = '192.0.2.1'): Promise<Caller> => {
      addresses.push(from)
      const socket = connect(port, '127.0.0.1')
      const caller: Caller = { socket, heard: '', isClosed: false }
      socket.on('error', () => {})
      socket.on('data', (chunk) => (caller.heard += chunk.toString()))
      socket.on('close', () => (caller.isClosed = true))
      ends.push(() => socket.destroy())
      await once(socket, 'connect')
      if (said !== '') socket.write(said)
      return caller
    }
    return { connections, responses, server, open }
  }
  const areClosed = (callers: readonly Caller[]) => callers.map(({ isClosed }) => isClosed)

  it.each([
    ['silent', ''],
    ['in the middle of their headers', HALF_SENT],
    ['in the middle of a body', BODY_BEGUN],
  ])('closes the oldest of too many from one address that are %s', async (_what, said) => {
    const { open, responses } = await listen({ all: WIDE, ofAddress: { open: 100, waiting: 2 } })
    const callers: Caller[] = []
    for (let count = 0; count < 4; count += 1) callers.push(await open(said))
    await expect.poll(() => areClosed(callers)).toEqual([true, true, false, false])
    const other = await open(WHOLE, '192.0.2.2')
    await expect.poll(() => responses.some(({ req }) => req.method === 'GET')).toBe(true)
    expect(other.isClosed).toBe(false)
  })

  it('lets new callers in when too many others wait, wherever they call from', async () => {
    const { open, responses } = await listen({ all: { open: 2, waiting: 2 }, ofAddress: WIDE })
    const callers: Caller[] = []
    for (const address of ['192.0.2.2', '192.0.2.3', '192.0.2.4'])
      callers.push(await open(HALF_SENT, address))
    await expect.poll(() => areClosed(callers)).toEqual([true, false, false])
    await open(WHOLE)
    await expect.poll(() => responses.length).toBe(1)
  })

  it('closes none whose request is not answered yet, and refuses the new one', async () => {
    const { open, responses } = await listen({ all: WIDE, ofAddress: { open: 2, waiting: 2 } })
    const callers = [await open(WHOLE), await open(WHOLE)]
    await expect.poll(() => responses.length).toBe(2)
    callers.push(await open(WHOLE))
    await expect.poll(() => areClosed(callers)).toEqual([false, false, true])
    for (const response of responses) response.end('done')
    await expect.poll(() => callers.filter(({ heard }) => heard.includes('done'))).toHaveLength(2)
    // Answered, they wait for the next request: the first of them gives way.
    callers.push(await open(WHOLE))
    await expect.poll(() => areClosed(callers)).toEqual([true, false, true, false])
  })

  it('closes none that is held, in the middle of its body', async () => {
    const { connections, open, responses } = await listen({ all: WIDE, ofAddress: { open: 100, waiting: 1 } })
    const held = await open(BODY_BEGUN)
    await expect.poll(() => responses.length).toBe(1)
    for (const { req } of responses) connections.hold(req.socket)
    const callers = [held, await open(''), await open('')]
    await expect.poll(() => areClosed(callers)).toEqual([false, true, false])
  })

  it.each([
    ['closes none of a trusted proxy', trustProxies(1), [false, false]],
    ['closes those of a proxy that is not trusted', trustNone, [true, false]],
  ])('%s, which calls for everybody', async (_what, isTrusted, closed) => {
    const { open } = await listen({ all: WIDE, ofAddress: { open: 1, waiting: 1 } }, isTrusted)
    const callers = [await open('', '10.0.0.1'), await open('', '10.0.0.1')]
    const stranger = [await open(''), await open('')]
    await expect.poll(() => areClosed(stranger)).toEqual([true, false])
    expect(areClosed(callers)).toEqual(closed)
  })

  describe('while the program ends', () => {
    it('closes what carries no request at once', async () => {
      const { connections, open, responses, server } = await listen({ all: WIDE, ofAddress: WIDE })
      const idle = await open(WHOLE)
      await expect.poll(() => responses.length).toBe(1)
      responses[0]?.end('done')
      await expect.poll(() => idle.heard).toContain('done')
      const callers = [idle, await open(''), await open(HALF_SENT)]
      const closed = once(server, 'close')
      connections.close()
      server.close()
      await closed
      await expect.poll(() => areClosed(callers)).toEqual([true, true, true])
    })

    it('answers what is under way, and waits for no other request on its connection', async () => {
      const { connections, open, responses, server } = await listen({ all: WIDE, ofAddress: WIDE })
      const caller = await open(WHOLE)
      await expect.poll(() => responses.length).toBe(1)
      responses[0]?.write('half')
      connections.close()
      const closed = once(server, 'close')
      server.close()
      responses[0]?.end(' and half')
      await closed
      await expect.poll(() => caller.isClosed).toBe(true)
      expect(caller.heard).toContain('half')
      expect(caller.heard).toContain(' and half')
    })
  })
})
