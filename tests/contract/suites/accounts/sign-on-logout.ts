import { describe, expect, it } from 'vitest'
import { SIGN_ON_SESSIONS_TABLE } from '../../../../src/accounts/ways/sign-on/server/tables.ts'
import { clubWithSignOn } from '../../../sample/club-with-sign-on.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { createSignOnBrowser, type SignOnBrowser } from '../../harness/accounts/sign-on-browser.ts'
import type { Values } from '../../harness/http-client.ts'
import { useSigningClub } from '../../harness/accounts/signing-club.ts'

/** Logging out here and at the provider. */
export function signOnLogoutSuite(kind: DatabaseKind): void {
  describe('the logout of a sign-on', () => {
    const club = useSigningClub(kind, clubWithSignOn)
    const { server, browser, provider } = club
    const addressOf = (path: string) => provider().env['OIDC_ISSUER'] + path
    const send = (body: URLSearchParams, headers: Record<string, string> = {}) =>
      server.stranger().raw('/api/sign-on/oidc/backchannel', { method: 'POST', body, headers })
    const logOut = async (cookies: SignOnBrowser['cookies']) => {
      const client = server.stranger()
      client.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      return client.json('POST', '/api/auth/logout', {})
    }

    it('leads on to the logout of the provider, which knows whom it is about [ASVS 7.6.1]', async () => {
      const lina = browser()
      await lina.signOn()
      const { answer } = await logOut(lina.cookies)
      const next = new URL(String(answer['next']))
      expect(next.origin + next.pathname).toBe(addressOf('/session/end'))
      expect(next.searchParams.get('post_logout_redirect_uri')).toBe(`${club.publicUrl}/login`)
      expect(next.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
      expect(await club.who(lina)).toBeNull()
      expect(
        await server.backend.store.queries.selectFrom(SIGN_ON_SESSIONS_TABLE).selectAll().execute(),
      ).toEqual([])
    })

    it('leads nowhere after a login with a password', async () => {
      const chef = server.stranger()
      await chef.logIn('chef@example.dz', 'un-mot-de-passe')
      expect((await chef.json('POST', '/api/auth/logout', {})).answer).toEqual({ success: true })
    })

    it('ends the session here although the provider is away', async () => {
      const lina = browser()
      await lina.signOn()
      const other = createSignOnBrowser((await server.elsewhere()).url)
      for (const [name, value] of lina.cookies) other.cookies.set(name, value)
      provider().isAway = true
      expect((await logOut(lina.cookies)).status).toBe(200)
      expect(await club.who(other)).toBeNull()
    })

    it('ends the sessions of the browser that has logged out at the provider, and those alone [ASVS 7.6.1]', async () => {
      const lina = browser()
      const elsewhere = browser()
      await lina.signOn()
      await elsewhere.signOn()
      await lina.atProvider(addressOf('/session/end'))
      await expect.poll(() => club.who(lina), { timeout: 5_000 }).toBeNull()
      expect(await club.who(elsewhere)).not.toBeNull()
      // Sent again it ends nothing.
      expect((await send(new URLSearchParams(provider().lastLogout))).status).toBe(400)
    })

    it('takes no token of anybody else [ASVS 10.5.5]', async () => {
      const lina = browser()
      await lina.signOn()
      const begun = await server.backend.store.queries
        .selectFrom(SIGN_ON_SESSIONS_TABLE)
        .select('id_token')
        .executeTakeFirst()
      const idToken = String(begun?.['id_token'])
      const [head, , mac] = idToken.split('.')
      const claims = Buffer.from(JSON.stringify({ sub: 'lina' })).toString('base64url')
      // A token of a login is none of a logout, and a changed one is none at all.
      for (const token of [idToken, `${head}.${claims}.${mac}`, 'no-token', ''])
        expect((await send(new URLSearchParams({ logout_token: token }))).status).toBe(400)
      expect((await send(new URLSearchParams())).status).toBe(400)
      const foreign = { origin: 'https://evil.example' }
      expect((await send(new URLSearchParams({ logout_token: idToken }), foreign)).status).toBe(403)
      expect(await club.who(lina)).not.toBeNull()
    })

    const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
    const now = () => Math.floor(Date.now() / 1_000)
    const logoutToken = (claims: Values) =>
      provider().sign({
        iss: addressOf(''),
        aud: 'club',
        iat: now(),
        jti: crypto.randomUUID(),
        sub: 'lina',
        events: { [EVENT]: {} },
        ...claims,
      })
    const sendToken = async (claims: Values) =>
      (await send(new URLSearchParams({ logout_token: await logoutToken(claims) }))).status

    it.each<[string, () => Values]>([
      ['of another issuer', () => ({ iss: 'https://evil.example' })],
      ['for another program', () => ({ aud: 'another' })],
      ['of long ago', () => ({ iat: now() - 600 })],
      ['of a time to come', () => ({ iat: now() + 600 })],
      ['that is over', () => ({ exp: now() - 120 })],
      ['without an id', () => ({ jti: undefined })],
      ['about nothing', () => ({ events: {} })],
      ['about something else', () => ({ events: { 'https://evil.example': {} } })],
      ['of a login', () => ({ nonce: 'a-nonce' })],
      ['about nobody', () => ({ sub: undefined })],
    ])('takes no token %s [ASVS 10.5.5]', async (_which, claims) => {
      const lina = browser()
      await lina.signOn()
      expect(await sendToken(claims())).toBe(400)
      expect(await club.who(lina)).not.toBeNull()
    })

    it('ends all sessions of a person where the token names none of them, and of nobody else', async () => {
      const lina = browser()
      await lina.signOn()
      expect(await sendToken({ sub: 'karim' })).toBe(200)
      expect(await club.who(lina)).not.toBeNull()
      expect(await sendToken({})).toBe(200)
      expect(await club.who(lina)).toBeNull()
    })
  })
}
