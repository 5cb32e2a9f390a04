import { describe, expect, it } from 'vitest'
import { trustProxies } from '../../../../src/server/http/trust-proxy.ts'
import { clubWithSignOn } from '../../../sample/club-with-sign-on.ts'
import { clubWithInvitations } from '../../../sample/club-with-invitations.ts'
import { useSigningClub } from '../../harness/accounts/signing-club.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { create, picture } from '../../harness/samples.ts'
import { SECRET, useMailingClub } from '../accounts/links/mailing-club.ts'

const BASE_PATH = '/admin'
const TOKEN = 'a-token-for-the-metrics'
const env = () => ({ BASE_PATH })
const HTTPS = { 'x-forwarded-proto': 'https' }

/** A program that has no host alone: all of it lies below a path, and all that it names. */
export function basePathSuite(kind: DatabaseKind): void {
  describe('a program below a path', () => {
    const club = useMailingClub(kind, clubWithInvitations, {
      env,
      openApi: '{"openapi":"3.1.0","paths":{}}',
      metricsToken: TOKEN,
      trustProxy: trustProxies(1),
    })
    const { server } = club
    const atRoot = (path: string, init?: RequestInit) => fetch(new URL(path, server.admin.url), init)
    const logIn = (user: string, headers = {}) =>
      server.stranger().json('POST', '/api/auth/login', { user, password: SECRET }, headers)

    it('sets cookies for that path alone', async () => {
      await club.create('malik@example.dz')
      const { headers } = await logIn('malik@example.dz')
      expect(pathsByName(headers)).toEqual({
        tribune_session: BASE_PATH,
        tribune_device: `${BASE_PATH}/api/auth/login`,
      })
      // `__Host-` is for cookies that the whole host gets.
      const overTls = await logIn('malik@example.dz', HTTPS)
      expect(pathsByName(overTls.headers)).toEqual({
        '__Secure-tribune_session': BASE_PATH,
        '__Secure-tribune_device': `${BASE_PATH}/api/auth/login`,
      })
      const client = server.stranger()
      client.cookie = overTls.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ')
      expect((await client.json('GET', '/api/admin/data', undefined, HTTPS)).status).toBe(200)
      const out = await server.stranger().json('POST', '/api/auth/logout', {})
      expect(pathsByName(out.headers)).toEqual({ tribune_session: BASE_PATH })
    })

    it('answers calls there, and names its uploads there in exports', async () => {
      const team = await create(server.admin, '/api/team/create', { name: 'Juniors' })
      const sent = { name: 'Sofiane', team_id: team, picture: await picture() }
      const created = await server.admin.multipart('POST', '/api/player/create', sent)
      expect(created.status, JSON.stringify(created.answer)).toBe(200)
      const { answer } = await server.admin.get('/api/player')
      const name = String(Object(Object(answer['many'])[0]).picture)
      expect((await server.admin.raw(`/uploads/${name}`, {})).status).toBe(200)
      const file = await server.admin.raw('/api/export/player?format=csv&columns=all', {})
      expect(await file.text()).toContain(`${server.admin.url}/uploads/${name}`)
    })

    it.each([
      '/api/player',
      '/api/auth/login',
      '/',
      '/login',
      '/uploads/x.webp',
      '/administrators',
      '/ADMIN/api/player',
    ])('is not found at %s', async (path) => {
      const { cookie } = server.admin
      expect((await atRoot(path, { headers: { cookie } })).status).toBe(404)
      expect((await atRoot(path, { method: 'POST', headers: { cookie } })).status).toBe(404)
    })

    it('answers probes at the root of the host too, for they know of no path', async () => {
      for (const path of ['/healthz', '/livez', '/readyz', '/healthz?from=probe']) {
        expect((await atRoot(path)).status, path).toBe(200)
        expect((await server.stranger().raw(path, {})).status, path).toBe(200)
      }
      const headers = { authorization: `Bearer ${TOKEN}` }
      expect((await atRoot('/metrics', { headers })).status).toBe(200)
      expect((await atRoot('/metrics')).status).toBe(401)
    })

    it('says in its OpenAPI document where its paths begin', async () => {
      const { body } = await server.admin.get('/api/openapi.json')
      expect(body).toMatchObject({ servers: [{ url: BASE_PATH }] })
    })

    it('mails links that lead there', async () => {
      await club.create('lina@example.dz')
      await club.ask('lina@example.dz')
      const mail = await club.mailTo('lina@example.dz')
      expect(mail?.text).toMatch(/https:\/\/club\.example\.dz\/admin\/login\/link#[\w-]{43}/)
    })
  })

  describe('sign-on with a program below a path', () => {
    const club = useSigningClub(kind, clubWithSignOn, env)

    it('leads back there', async () => {
      const begun = await club.server.stranger().raw('/api/sign-on/oidc', { redirect: 'manual' })
      const { searchParams } = new URL(begun.headers.get('location') ?? '')
      expect(searchParams.get('redirect_uri')).toBe(`${club.publicUrl}/admin/api/sign-on/oidc/callback`)
      expect(pathsByName(begun.headers)).toEqual({ tribune_sign_on: BASE_PATH })
      const unknown = await club.server.stranger().raw('/api/sign-on/nobody', { redirect: 'manual' })
      expect(unknown.headers.get('location')).toBe('/admin/login#sign-on=unavailable')
    })
  })
}

function pathsByName(headers: Headers): Readonly<Record<string, string>> {
  return Object.fromEntries(
    headers.getSetCookie().map((cookie) => {
      const [, name = '', path = ''] = /^([^=]+)=.*; Path=([^;]+)/.exec(cookie) ?? []
      return [name, path]
    }),
  )
}
