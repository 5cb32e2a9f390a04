import { createSignOnBrowser } from '../../harness/accounts/sign-on-browser.ts'
import type { HttpClient, Reply } from '../../harness/http-client.ts'
import { own } from './own.ts'
import type { Door } from './door.ts'

const LIFE_MS = 10 * 60_000

/** Comes back from the provider; where to it is led on says what a call would have answered. */
async function comeBack(client: HttpClient, path: string, cookie: string): Promise<Reply> {
  const former = client.cookie
  client.cookie = former === '' ? cookie : `${former}; ${cookie}`
  const { headers } = await client.raw(path, { redirect: 'manual' })
  client.cookie = former
  const outcome = (headers.get('location') ?? '').replace('/login#', '')
  if (outcome !== 'signed-on') {
    const answer = { success: false, message: outcome }
    return { status: outcome === 'sign-on=tooMany' ? 429 : 400, headers, answer, body: answer }
  }
  const [session = ''] = headers.getSetCookie().filter((line) => /session=[^;]/.test(line))
  client.cookie = session.split(';')[0] ?? ''
  return { status: 200, headers, answer: { success: true }, body: { success: true } }
}

/** The secret is what the browser keeps meanwhile: with what the provider sends along it is worth nothing elsewhere. */
export const signOnDoor: Door = {
  name: 'a sign-on',
  isOnce: true,
  isPage: true,
  lives: LIFE_MS,
  async make(house, person) {
    const { email } = person
    const provider = house.provider()
    provider.people.set(email, { email, email_verified: true })
    provider.person = email
    const browser = createSignOnBrowser(house.server.admin.url)
    const back = await browser.goToProvider()
    const [[name, value] = ['', '']] = browser.cookies
    return {
      secret: value,
      use: (client, given = value) => comeBack(client, back, `${name}=${encodeURIComponent(given)}`),
      inside: own,
      next: () => signOnDoor.make(house, person),
    }
  },
}
