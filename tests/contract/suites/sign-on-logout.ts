import { describe, expect, it } from 'vitest'
import { SIGN_ON_SESSIONS_TABLE } from '../../../src/features/sign-on/server/tables.ts'
import { clubWithSignOn } from '../../sample/club-with-sign-on.ts'
import type { DatabaseKind } from '../harness/databases.ts'
import { createSignOnBrowser, type SignOnBrowser } from '../harness/sign-on-browser.ts'
import { useSigningClub } from '../harness/signing-club.ts'

/** Logging out here and at the provider. */
export function signOnLogoutSuite(kind: DatabaseKind): void {
  describe('the logout of a sign-on', () => {
    const club = useSigningClub(kind, clubWithSignOn)
    const { server, browser, provider } = club
    const addressOf = (path: string) => provider().env['OIDC_ISSUER'] + path
    const logOut = async (cookies: SignOnBrowser['cookies']) => {
      const client = server.stranger()
      client.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      return client.json('POST', '/api/auth/logout', {})
    }

    it('leads on to the logout of the provider, which knows whom it is about', async () => {
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
  })
}
