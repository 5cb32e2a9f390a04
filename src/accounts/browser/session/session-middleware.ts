import { BASE_PATH, routeAddress } from '../../../api/addresses.ts'
import { redirect, redirectDocument, replace, type MiddlewareFunction } from 'react-router-dom'
import { isHosted, session, type SessionState } from './session.ts'

const KEY = `${BASE_PATH}returnAddress`

/** Stores the address to return to after the login. */
function rememberAddress(address: string): void {
  sessionStorage.setItem(KEY, address)
}

/** Takes the address to return to; the next login leads to the dashboard again. */
export function takeAddress(): string {
  const address = sessionStorage.getItem(KEY) ?? '/'
  forgetAddress()
  return address
}

function forgetAddress(): void {
  sessionStorage.removeItem(KEY)
}

/** Redirects strangers to the login, and remembers where they were going. */
export const requireSession: MiddlewareFunction = ({ request }) => {
  const state = session.read()
  if (state === 'in') return
  const { pathname, search } = new URL(request.url)
  if (isHosted) return leaveToHost(state, routeAddress(pathname) + search)
  const { location } = window
  // On Back, and when a session ends, the URL has changed already: its history entry is replaced.
  const isThere = location.pathname + location.search === pathname + search
  if (state === 'out') rememberAddress(routeAddress(pathname) + search + (isThere ? location.hash : ''))
  else forgetAddress()
  throw isThere ? replace('/login') : redirect('/login')
}

/** The server leads whoever loads a page to the host's login; the answer of a logout leads there too. */
function leaveToHost(state: SessionState, address: string): void {
  if (state === 'out') throw redirectDocument(address)
}

/** Redirects logged-in administrators away from the login. */
export const requireNoSession: MiddlewareFunction = () => {
  if (session.read() === 'in') throw replace(takeAddress())
}
