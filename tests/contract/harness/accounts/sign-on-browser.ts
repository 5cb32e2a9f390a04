import { PUBLIC_URL } from './identity-provider.ts'

/** A browser at the program and at the provider, which keeps their cookies apart. */
export interface SignOnBrowser {
  /** Opens the address of the program. */
  open(path: string): Promise<Response>
  /** From the button to where the provider sends it back: the path of the program. */
  goToProvider(provider?: string): Promise<string>
  /** What follows `/login#`. */
  signOn(provider?: string): Promise<string>
  /** Follows an address of the provider, and confirms there what it asks. */
  atProvider(address: string): Promise<void>
  readonly cookies: Map<string, string>
}

/** @param program the address of the program */
export function createSignOnBrowser(program: string): SignOnBrowser {
  const own = new Map<string, string>()
  const foreign = new Map<string, string>()
  const open = (path: string) => send(program + path, own)
  async function followTo(address: string): Promise<string> {
    let next = address
    while (!next.startsWith(PUBLIC_URL)) {
      const response = await send(next, foreign)
      const location = response.headers.get('location')
      if (location === null) throw new Error(`${response.status} at ${next}: ${await response.text()}`)
      next = new URL(location, next).href
    }
    return next.slice(PUBLIC_URL.length)
  }
  const browser: SignOnBrowser = {
    open,
    cookies: own,
    async goToProvider(provider = 'oidc') {
      const begun = await open(`/api/sign-on/${provider}`)
      const address = begun.headers.get('location') ?? ''
      return address.startsWith('/') ? address : followTo(address)
    },
    async signOn(provider) {
      const back = await browser.goToProvider(provider)
      return back.startsWith('/login#') ? outcomeOf(back) : outcomeOf(await locationOf(open(back)))
    },
    async atProvider(address) {
      const page = await (await send(address, foreign)).text()
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
      const body = new URLSearchParams({ xsrf, logout: 'yes' })
      await send(new URL('/session/end/confirm', address).href, foreign, { method: 'POST', body })
    },
  }
  return browser
}

const outcomeOf = (address: string): string => address.replace('/login#', '')

export async function locationOf(response: Promise<Response>): Promise<string> {
  return (await response).headers.get('location') ?? ''
}

async function send(url: string, cookies: Map<string, string>, init: RequestInit = {}): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
  }
  return response
}
