import { describe, expect, it } from 'vitest'
import { useServer } from '../../../../contract/harness/test-server.ts'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import { programLanguages } from '../../../../../src/server/http/program-languages.ts'
import { LANGUAGES } from '../../../../../src/schema/values/text.ts'
import { speaking } from '../../../../contract/suites/answers/spoken.ts'
import { createAdmin, samples } from '../../harness/samples.ts'

export function languagesSuite(kind: DatabaseKind): void {
  describe('the language of a person', () => {
    const server = useServer(kind)

    const newAdmin = async () => {
      const { username, email, password } = samples.admin()
      await createAdmin(server.admin, { ...samples.admin(), username, email, password })
      return { user: username, password }
    }
    /** As another browser of the same person. */
    const logIn = async (credentials: { readonly user: string; readonly password: string }) => {
      const response = await fetch(`${server.admin.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(credentials),
      })
      expect(response.status).toBe(200)
      const cookies = response.headers.getSetCookie()
      const nameOf = (name: string) => cookies.find((each) => each.startsWith(`${name}=`))?.split(';')[0]
      return { session: nameOf('tribune_session') ?? '', language: nameOf('tribune_language') }
    }
    const choose = (cookie: string, language: string) =>
      fetch(`${server.admin.url}/api/admin/language`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ language }),
      })

    it('is kept with the account, whatever the browser', async () => {
      const person = await newAdmin()
      const first = await logIn(person)
      expect(first.language).toBeUndefined()
      for (const language of ['en', 'ar']) expect((await choose(first.session, language)).status).toBe(200)
      expect((await logIn(person)).language).toBe('tribune_language=ar')
      expect((await logIn(await newAdmin())).language).toBeUndefined()
    })

    it('is one that there is, of somebody who is logged in', async () => {
      const { session } = await logIn(await newAdmin())
      expect((await choose(session, 'xx')).status).toBe(400)
      expect((await choose('', 'ar')).status).toBe(401)
    })

    it('is what the server answers in, to each caller', async () => {
      const { session } = await logIn(await newAdmin())
      const read = async (language: string) => {
        const response = await fetch(`${server.admin.url}/api/player/read/999999`, {
          headers: { cookie: `${session}; tribune_language=${language}`, 'accept-language': 'de, ar;q=0.1' },
        })
        const { message }: { readonly message: string } = JSON.parse(await response.text())
        return message
      }
      const [french, arabic, english, unknown] = await Promise.all(['fr', 'ar', 'en', 'xx'].map(read))
      expect(arabic).toMatch(/^[\u0600-\u06ff\s.،]+$/)
      expect(english).toMatch(/not|no /i)
      expect(french).not.toBe(english)
      expect(unknown).toBe(french)
    })
  })

  describe('a text that one language suffices for', () => {
    const server = useServer(kind)

    it.each(LANGUAGES)('is asked for in %s by whoever reads that', async (language) => {
      const client = speaking(server.admin, language)
      const { answer } = await client.json('POST', '/api/tool/create', { name: {} })
      expect(answer.errors).toMatchObject([{ path: `name.${language}` }])
      const made = await client.json('POST', '/api/tool/create', { name: { [language]: 'Filet شبكة Net' } })
      expect(made.status).toBe(200)
      // Whoever looks for it finds it, whatever they read.
      for (const reader of LANGUAGES)
        for (const q of ['filet', 'شبكة', 'net']) {
          const path = `/api/tool?page=1&q=${encodeURIComponent(q)}`
          const found = await speaking(server.admin, reader).get(path)
          expect(found.answer['tools'], `${reader} ${q}`).toHaveLength(1)
        }
    })
  })

  describe('a program that follows the browser', () => {
    const server = useServer(kind, { languages: { ...programLanguages, followsBrowser: true } })

    it.each([
      ['ar-DZ, fr;q=0.5', '', 'ar'],
      ['de, en-GB;q=0.4, ar;q=0.2', '', 'en'],
      ['de', '', 'fr'],
      ['*', '', 'fr'],
      ['ar;;q=,\u00ff', '', 'fr'],
      ['ar', 'tribune_language=en', 'en'],
    ])('speaks to who asks for %s with the cookie "%s" in %s', async (accepted, cookie, language) => {
      const ask = async (headers: Readonly<Record<string, string>>) => {
        const response = await fetch(`${server.admin.url}/api/player/read/1`, { headers })
        expect(response.status).toBe(401)
        return response.text()
      }
      const answer = await ask({ 'accept-language': accepted, ...(cookie !== '' && { cookie }) })
      expect(answer).toBe(await ask({ cookie: `tribune_language=${language}` }))
    })
  })
}
