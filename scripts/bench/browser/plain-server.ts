import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { playerRow } from '../player-row.ts'

const CLIENT_FOLDER = 'dist/client'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

export interface PlainServer {
  readonly url: string
  stop(): void
}

/** The product's client in front of a backend that knows only the documented calls and sends whole lists. */
export async function startPlainServer(rows: number): Promise<PlainServer> {
  const players = Array.from({ length: rows }, (_, index) => ({ id: index + 1, ...playerRow(index + 1) }))
  const list = Buffer.from(JSON.stringify({ success: true, players }))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://plain')
    if (!pathname.startsWith('/api/')) return void sendFile(response, pathname)
    response.writeHead(200, { 'content-type': 'application/json' })
    if (pathname === '/api/player') return void response.end(list)
    const id = Number(/^\/api\/player\/read\/(\d+)$/.exec(pathname)?.[1] ?? 0)
    const answer = id > 0 ? { player: players[id - 1] } : { adminData: { id: 1, name: 'Chef' } }
    response.end(JSON.stringify({ success: true, ...answer }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('a TCP server has an address with a port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function sendFile(response: ServerResponse, pathname: string): Promise<void> {
  const path = extname(pathname) === '' ? 'index.html' : pathname
  const content = await readFile(join(CLIENT_FOLDER, path)).catch(() => undefined)
  response.writeHead(content ? 200 : 404, {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'cache-control': path === 'index.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
  })
  response.end(content)
}
