import { once } from 'node:events'
import { chmod, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createClient } from '../../../contract/harness/http-client.ts'
import { picture } from '../../../contract/harness/samples.ts'
import { samples } from '../harness/samples.ts'
import { LIKE_OTHERS, startProcess, type RunningProcess } from './running-process.ts'
import { logInTo, useProcesses } from './use-processes.ts'

describe('the process', { timeout: 30_000 }, () => {
  const processes = useProcesses()
  const start = (env: Readonly<Record<string, string>> = {}) =>
    processes.start({ DATA_DIR: join(processes.folder, 'data'), ...env })
  const stop = async ({ child, ended }: RunningProcess) => {
    child.kill('SIGTERM')
    return ended()
  }

  it('says when it is ready, tells the first password once, and answers', async () => {
    const first = await start()
    const address = await first.ready()
    const password = /password: (\S+)/.exec(first.output())?.[1] ?? ''
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    const client = createClient(address)
    expect((await client.logIn('admin', password)).status).toBe(200)
    const reply = await client.multipart('POST', '/api/owner/create', {
      ...samples.owner(),
      picture: await picture(),
    })
    expect(reply.status).toBe(200)
    expect(await stop(first)).toBe(0)

    const second = await start()
    const again = createClient(await second.ready())
    again.cookie = client.cookie
    expect(second.output()).not.toContain('password')
    expect(reply.answer['owner']).toMatchObject({ name: expect.any(String), version: 1 })
    const owners = z.array(z.looseObject({})).parse((await again.get('/api/owner')).answer['owners'])
    expect(owners.map((owner) => ({ ...owner, version: 1 }))).toEqual([reply.answer['owner']])
  })

  it('takes the first administrator from the environment', async () => {
    const started = await start({
      ADMIN_USERNAME: 'chef',
      ADMIN_EMAIL: 'chef@example.dz',
      ADMIN_PHONE: '0550',
      ADMIN_PASSWORD: 'un-secret',
    })
    const client = createClient(await started.ready())
    for (const user of ['chef', 'chef@example.dz', '0550'])
      expect((await client.logIn(user, 'un-secret')).status).toBe(200)
    expect(started.output()).not.toContain('un-secret')
  })

  it('fills an empty database with demo content, and no other', async () => {
    const env = { DEMO: '1', ADMIN_PASSWORD: 'un-secret' }
    for (const sentence of ['filled with demo content', 'holds records already']) {
      const started = await start(env)
      const client = createClient(await started.ready())
      await client.logIn('admin', 'un-secret')
      expect(started.output()).toContain(sentence)
      expect((await client.get('/api/tool')).answer['tools']).toHaveLength(1)
      await stop(started)
    }
  })

  // npm passes the terminal's Ctrl-C on to a program that has heard it already.
  it.each([{ signals: ['SIGTERM'] }, { signals: ['SIGINT'] }, { signals: ['SIGINT', 'SIGINT'] }] as const)(
    'finishes requests in flight on $signals, then exits with 0',
    async ({ signals }) => {
      const started = await start({ ADMIN_PASSWORD: 'un-secret' })
      const client = createClient(await started.ready())
      await client.logIn('admin', 'un-secret')
      const body = JSON.stringify(samples.tool())
      const slow = slowPost(`${client.url}/api/tool/create`, client.cookie, body)
      await slow.received
      for (const signal of signals) started.child.kill(signal)
      await expect.poll(() => isReachable(client.url), { timeout: 10_000 }).toBe(false)
      slow.finish()
      expect(await slow.status).toBe(200)
      expect(await started.ended()).toBe(0)
    },
  )

  it('answers callers who keep their connections, and tells them to connect elsewhere', async () => {
    const started = await start({ ADMIN_PASSWORD: 'un-secret' })
    const client = await logInTo(started)
    const callers = Array.from({ length: 16 }, () => callUntilClosed(`${client.url}/api/tool`, client.cookie))
    await client.get('/api/tool')
    started.child.kill('SIGTERM')
    // As the last answer to each said.
    expect(await Promise.all(callers)).toEqual(callers.map(() => 'close'))
    expect(await started.ended()).toBe(0)
  })

  it('refuses in the documented body what comes while it finishes', async () => {
    const started = await start({ ADMIN_PASSWORD: 'un-secret' })
    const client = await logInTo(started)
    const { hostname, port } = new URL(client.url)
    const socket = connect(Number(port), hostname)
    // Of a request whose headers are not whole, nobody knows yet what it asks for.
    socket.write('GET /api/home HTTP/1.1\r\nhost: a\r\n')
    await once(socket, 'connect')
    const heard = text(socket)
    started.child.kill('SIGTERM')
    await expect.poll(() => statusAt(client.url), { timeout: 10_000, interval: 5 }).toBe(503)
    socket.write('\r\n')
    expect(await heard).toMatch(
      /^HTTP\/1\.1 503 .*connection: close.*\{"success":false,"message":"Le service redémarre.*"requestId":/is,
    )
    expect(await started.ended()).toBe(0)
  })

  it.each([
    ['has never said anything', ''],
    ['is in the middle of its headers', 'GET / HTTP/1.1\r\nx-'],
  ])('waits for no connection that %s', async (_what, said) => {
    const started = await start({ ADMIN_PASSWORD: 'un-secret' })
    const { hostname, port } = new URL(await started.ready())
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    if (said !== '') socket.write(said)
    // The connection is known to the server once it has answered a later one.
    await isReachable(`http://${hostname}:${port}`)
    const began = performance.now()
    expect(await stop(started)).toBe(0)
    expect(performance.now() - began).toBeLessThan(7_000)
    socket.destroy()
  })

  it('logs one line a request, without personal data [ASVS 14.2.1, 16.2.2, 16.2.3, 16.2.4, 16.2.5]', async () => {
    const started = await start({ ADMIN_PASSWORD: 'un-secret' })
    const client = createClient(await started.ready())
    await client.logIn('admin', 'un-secret')
    await client.get('/api/player/read/4711')
    await client.get('/api/player?q=rachid')
    await client.get('/nulle-part/rachid')
    await stop(started)
    const lines = started
      .output()
      .split('\n')
      .filter((line) => line.includes('"route"'))
      .map((line) => JSON.parse(line))
    const line = {
      level: 'info',
      time: expect.any(String),
      requestId: expect.stringMatching(/^[\w-]{16}$/),
      ms: expect.any(Number),
    }
    expect(lines).toEqual([
      { ...line, method: 'POST', route: '/api/auth/login', status: 200 },
      { ...line, method: 'GET', route: '/api/player/read/:id', status: 404, account: 1 },
      { ...line, method: 'GET', route: '/api/player', status: 200, account: 1 },
      { ...line, method: 'GET', route: 'none', status: 404 },
    ])
    expect(started.output()).not.toMatch(/rachid|4711|un-secret/)
  })

  describe('says in one sentence, and no stack, that it cannot start', () => {
    const refused = async (env: Readonly<Record<string, string>>, sentence: RegExp) => {
      const started = await start(env)
      expect(await started.ended()).toBe(1)
      const lines = started
        .output()
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('{') && !line.startsWith('first'))
      expect(lines).toHaveLength(1)
      expect(lines[0]).toMatch(sentence)
    }

    it('when the port is taken', async () => {
      const other = createServer()
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
      const address = other.address()
      const port = typeof address === 'object' && address ? String(address.port) : ''
      await refused({ PORT: port }, /^Cannot listen on 127\.0\.0\.1:\d+\. PORT: another program/)
      other.close()
    })

    it('when the data folder is a file', async () => {
      await writeFile(join(processes.folder, 'file'), 'x')
      await refused({ DATA_DIR: join(processes.folder, 'file') }, /^DATA_DIR: the folder .* cannot be used/)
    })

    it('when the database file is none', async () => {
      const started = await start()
      await started.ready()
      await stop(started)
      await writeFile(
        join(processes.folder, 'data', 'tribune.sqlite'),
        'not a database, and long enough to be read as one'.repeat(200),
      )
      await rm(join(processes.folder, 'data', 'tribune.sqlite-wal'), { force: true })
      await refused({}, /^Cannot open .*tribune\.sqlite: file is not a database/)
    })

    it('when the database may only be read', async () => {
      const started = await start()
      await started.ready()
      await stop(started)
      const file = join(processes.folder, 'data', 'tribune.sqlite')
      await chmod(file, 0o444)
      const again = await startProcess({ DATA_DIR: join(processes.folder, 'data') }, LIKE_OTHERS)
      expect(await again.ended()).toBe(1)
      expect(again.output()).toMatch(/^Cannot open .*tribune\.sqlite: .*(permission denied|readonly).*\n$/)
    })

    it('when the database does not answer', async () => {
      await refused(
        { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATABASE_WAIT: '0' },
        /^Cannot open the database of DATABASE_URL: .*ECONNREFUSED/,
      )
    })

    it('when the environment is wrong, naming every mistake', async () => {
      await refused(
        { PORT: 'abc', DATABASE_URL: 'mysql://x', DEMO: 'peut-être' },
        /PORT must be .*DATABASE_URL must begin .*DEMO must be/,
      )
    })

    it('when the host is none of this machine', async () => {
      await refused({ HOST: '203.0.113.7' }, /^Cannot listen on 203\.0\.113\.7:0\. HOST:/)
    })
  })
})

async function isReachable(url: string): Promise<boolean> {
  return (await statusAt(url)) !== null
}

async function statusAt(url: string): Promise<number | null> {
  return fetch(`${url}/healthz`).then(
    ({ status }) => status,
    () => null,
  )
}

/** Calls again and again on one connection. @returns what was said of the connection when it was closed */
async function callUntilClosed(url: string, cookie: string): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (;;) {
    const call = request(url, { agent, headers: { cookie } }).end()
    const [response] = await once(call, 'response')
    await text(response)
    if (response.headers.connection !== 'keep-alive') return response.headers.connection
  }
}

/** A request that the server has begun to read, and whose body is not whole yet. */
function slowPost(url: string, cookie: string, body: string) {
  const call = request(url, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  })
  const received = new Promise((resolve) => call.once('continue', resolve))
  call.flushHeaders()
  const status = new Promise<number | undefined>((resolve, reject) => {
    call.on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    call.on('error', reject)
  })
  return { received, status, finish: () => call.end(body) }
}
