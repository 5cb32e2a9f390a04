import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** A round-robin proxy in front of several servers. */
export interface Proxy {
  readonly url: string
  close(): void
}

export async function startProxy(targets: readonly string[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const proxy = createServer((incoming, outgoing) => {
    const target = targets[(turn += 1) % targets.length] ?? ''
    const { method, headers, url = '/' } = incoming
    const passedOn = request(target + url, { agent, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      void pipeline(answer, outgoing).catch(() => outgoing.destroy())
    })
    passedOn.on('error', () => outgoing.destroy())
    incoming.pipe(passedOn)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (typeof address !== 'object' || !address) throw new Error('a TCP server has an address with a port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      proxy.closeAllConnections()
      proxy.close()
      agent.destroy()
    },
  }
}
