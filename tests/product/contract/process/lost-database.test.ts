import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { HttpClient, Reply } from '../../../contract/harness/http-client.ts'
import { samples } from '../harness/samples.ts'
import { keepWriting, storedIds } from './keep-writing.ts'
import { hasServer, useCluster, whyNoServer } from './use-cluster.ts'
import { logInTo, PASSWORD, useProcesses } from './use-processes.ts'

describe.skipIf(!hasServer)(`a PostgreSQL server that goes away${whyNoServer}`, () => {
  const cluster = useCluster()
  const processes = useProcesses()
  const start = () => processes.start({ DATABASE_URL: cluster.url, ADMIN_PASSWORD: PASSWORD })
  const health = async ({ url }: HttpClient) => (await fetch(`${url}/healthz`)).status

  it('is found again, and nothing that was acknowledged is lost', async () => {
    const started = await start()
    const client = await logInTo(started)
    const writing = keepWriting([client, client, client, client])
    const goOn = async () => {
      const before = writing.created.length
      await expect.poll(() => writing.created.length, { timeout: 30_000 }).toBeGreaterThan(before + 10)
    }
    await goOn()
    await cluster.control('restart', '-m', 'immediate')
    await goOn()
    for (let count = 0; count < 3; count += 1) {
      await cluster.run(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $$client backend$$',
      )
      await goOn()
    }
    await writing.stop()
    const stored = await storedIds(client)
    expect(writing.created.filter((id) => !stored.includes(id))).toEqual([])
    expect(writing.refused.map(({ status }) => status).filter((status) => status !== 503)).toEqual([])
    expect(await health(client)).toBe(200)
    expect(started.child.exitCode).toBeNull()
  })

  it('is told in a sentence while it is away, and served again without a restart', async () => {
    const client = await logInTo(await start())
    await cluster.control('stop', '-m', 'fast')
    const told = ({ status, answer, headers }: Reply) => {
      expect(status).toBe(503)
      expect(answer).toEqual({
        success: false,
        message: expect.stringMatching(/^La base de données ne répond pas .* Rien n’a été modifié/),
        requestId: headers.get('x-request-id'),
      })
    }
    const asked = [
      client.get('/api/tool'),
      client.json('POST', '/api/tool/create', samples.tool()),
      client.logIn('admin', PASSWORD),
    ]
    expect(await health(client)).toBe(503)
    for (const reply of await Promise.all(asked)) told(reply)
    await cluster.control('start')
    await expect.poll(() => health(client)).toBe(200)
    expect((await client.get('/api/tool')).answer['tools']).toEqual([])
  })

  it('is not waited for while it is frozen, and served again once it goes on', async () => {
    const way = await openWay(cluster.url)
    const client = await logInTo(await processes.start({ DATABASE_URL: way.url, ADMIN_PASSWORD: PASSWORD }))
    way.freeze()
    const calls = [
      client.json('POST', '/api/tool/create', samples.tool()),
      ...Array.from({ length: 14 }, () => client.get('/api/tool')),
    ]
    const statuses = Promise.all(calls).then((replies) => replies.map(({ status }) => status))
    // They were answered after twenty-four seconds.
    expect(await Promise.race([statuses, wait(15_000, 'late')])).toEqual(calls.map(() => 503))
    way.goOn()
    await expect.poll(async () => (await client.get('/api/tool')).status, { timeout: 20_000 }).toBe(200)
    way.close()
  })

  it('is waited for where it starts at the same time', async () => {
    await cluster.control('stop', '-m', 'fast')
    const started = await start()
    await cluster.control('start')
    expect(await health(await logInTo(started))).toBe(200)
  })
})

/** A way to the server on which nothing comes and goes while it is frozen; who connects is not refused. */
async function openWay(url: string) {
  const address = new URL(url)
  const port = Number(address.port)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const join = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (chunk) => to.write(chunk))
    from.on('error', () => {})
    from.once('close', () => to.destroy())
    if (isFrozen) from.pause()
  }
  const server = createServer((incoming) => {
    const outgoing = connect(port, address.hostname)
    join(incoming, outgoing)
    join(outgoing, incoming)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = server.address()
  address.port = typeof own === 'object' && own ? String(own.port) : ''
  return {
    url: address.href,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    goOn() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
