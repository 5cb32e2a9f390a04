import { describe, expect, it } from 'vitest'
import type { DatabaseKind } from '../../../harness/database/databases.ts'
import { SECRET, useMailingClub } from './mailing-club.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const SUBJECT = 'Nouvelle connexion'

/** A login with a browser that is new for somebody is told by mail. */
export function newDevicesSuite(kind: DatabaseKind): void {
  describe('a login with a new browser', () => {
    const club = useMailingClub(kind)
    let count = 0
    const somebody = async () => {
      const user = `neu-appareil${(count += 1)}@example.dz`
      await club.create(user)
      return user
    }
    /** Logs in as a browser does, with the cookie by which it is known. @returns that cookie */
    const logIn = async (user: string, agent: string, device = '') => {
      const response = await club.server.stranger().raw('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': agent, cookie: device },
        body: JSON.stringify({ user, password: SECRET }),
      })
      expect(response.status).toBe(200)
      const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
      return cookies.find((each) => each.includes('device')) ?? ''
    }
    const mailsTo = async (user: string) => {
      await club.server.backend.notifier?.settled()
      return club.mails().filter(({ to = [] }) => to.some(({ address }) => address === user))
    }

    it('is mailed with what it was and from where, and the first one is not', async () => {
      const user = await somebody()
      const known = await logIn(user, FIREFOX)
      expect(await mailsTo(user)).toEqual([])
      await logIn(user, FIREFOX, known)
      expect(await mailsTo(user)).toEqual([])
      await logIn(user, SAFARI)
      const [mail, ...more] = await mailsTo(user)
      expect(more).toEqual([])
      expect(mail?.subject).toContain(SUBJECT)
      for (const part of ['Safari', 'iPhone', '127.0.0.1']) expect(mail?.text).toContain(part)
      // Neither a way in nor what could be taken for one.
      for (const text of [mail?.text, mail?.html]) expect(text).not.toMatch(/login\/link|[\w-]{43}/)
    })

    it('is mailed five times at most until somebody has looked', async () => {
      const user = await somebody()
      await logIn(user, FIREFOX)
      for (let login = 0; login < 8; login += 1) await logIn(user, SAFARI)
      expect(await mailsTo(user)).toHaveLength(5)
    })
  })
}
