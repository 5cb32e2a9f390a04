import { describe, expect, it } from 'vitest'
import { trustProxies } from '../../../src/server/http/trust-proxy.ts'
import { sqlite } from '../../contract/harness/database/databases.ts'
import type { HttpClient } from '../../contract/harness/http-client.ts'
import { samples } from './harness/samples.ts'
import { ADMIN, useServer } from '../../contract/harness/test-server.ts'

describe('behind a proxy', () => {
  describe('that is trusted', () => {
    const server = useServer(sqlite, { trustProxy: trustProxies(1) })
    it('marks the cookie for TLS alone [ASVS 3.3.1]', async () => {
      const headers = { 'x-forwarded-proto': 'https', 'content-type': 'application/json' }
      const body = JSON.stringify({ user: ADMIN.username, password: ADMIN.password })
      const response = await server.stranger().raw('/api/auth/login', { method: 'POST', headers, body })
      expect(response.headers.get('set-cookie')).toMatch(/^__Host-tribune_session=.*; Path=\/;.*Secure/)
    })

    it('asks browsers to come over TLS alone from now on, where they did', async () => {
      const headers = { 'x-forwarded-proto': 'https' }
      const secure = await server.stranger().raw('/healthz', { headers })
      expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000')
      const plain = await server.stranger().raw('/healthz', {})
      expect(plain.headers.get('strict-transport-security')).toBeNull()
    })

    it('takes over TLS no cookie that could have come without it [ASVS 3.3.3]', async () => {
      const https = { 'x-forwarded-proto': 'https' }
      const [, token] = server.admin.cookie.split('=')
      const status = async (cookie: string) =>
        (await server.stranger().raw('/api/home', { headers: { ...https, cookie } })).status
      expect(await status(`tribune_session=${token}`)).toBe(401)
      expect(await status(`__Host-tribune_session=${token}`)).toBe(200)
    })

    it.each([
      ['IPv4', (port: number) => `203.0.113.7:${port}`],
      ['IPv6', (port: number) => `[2001:db8::7]:${port}`],
    ])('counts the ports of one %s address as one caller', async (_what, callerOf) => {
      const body = JSON.stringify({ user: ADMIN.username, password: 'mauvais' })
      const statuses: number[] = []
      // Waits double: however slow the machine, one of them is longer than an attempt.
      for (let port = 50_000; port < 50_012 && !statuses.includes(429); port += 1) {
        const headers = { 'x-forwarded-for': callerOf(port), 'content-type': 'application/json' }
        statuses.push(
          (await server.stranger().raw('/api/auth/login', { method: 'POST', headers, body })).status,
        )
      }
      expect(statuses.at(0)).toBe(400)
      expect(statuses).toContain(429)
    })
  })

  // A browser speaks of the proxy's host, whatever the proxy calls the program by.
  const create = (client: HttpClient, origin: string) =>
    client.raw('/api/tool/create', {
      method: 'POST',
      headers: { origin, 'x-forwarded-host': 'tribune.dz', 'content-type': 'application/json' },
      body: JSON.stringify(samples.tool()),
    })

  describe('that says what it is called', () => {
    const server = useServer(sqlite, { trustProxy: trustProxies(1) })
    it('takes changes from its pages, and from no others', async () => {
      expect((await create(server.admin, 'https://tribune.dz')).status).toBe(200)
      expect((await create(server.admin, 'https://elsewhere.dz')).status).toBe(403)
      expect((await create(server.admin, server.admin.url)).status).toBe(403)
    })
  })

  describe('that is not', () => {
    const server = useServer(sqlite)
    it('takes no changes from pages that somebody only says are its own', async () => {
      expect((await create(server.admin, 'https://tribune.dz')).status).toBe(403)
      expect((await create(server.admin, server.admin.url)).status).toBe(200)
    })

    it('believes nothing of what it says [ASVS 4.1.3]', async () => {
      const headers = { 'x-forwarded-proto': 'https', 'content-type': 'application/json' }
      const body = JSON.stringify({ user: ADMIN.username, password: ADMIN.password })
      const response = await server.stranger().raw('/api/auth/login', { method: 'POST', headers, body })
      expect(response.headers.get('set-cookie')).toMatch(/^tribune_session=/)
      expect(response.headers.get('set-cookie')).not.toContain('Secure')
    })
  })
})
