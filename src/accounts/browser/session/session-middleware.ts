import { redirect, replace, type MiddlewareFunction } from 'react-router-dom'
import { forgetAddress, rememberAddress, takeAddress } from './return-address.ts'
import { session } from './session.ts'

/** Redirects strangers to the login, and remembers where they were going. */
export const requireSession: MiddlewareFunction = ({ request }) => {
  const state = session.read()
  if (state === 'in') return
  const { pathname, search } = new URL(request.url)
  const { location } = window
  // On Back, and when a session ends, the URL has changed already: its history entry is replaced.
  const isThere = location.pathname + location.search === pathname + search
  if (state === 'out') rememberAddress(pathname + search + (isThere ? location.hash : ''))
  else forgetAddress()
  throw isThere ? replace('/login') : redirect('/login')
}

/** Redirects logged-in administrators away from the login. */
export const requireNoSession: MiddlewareFunction = () => {
  if (session.read() === 'in') throw replace(takeAddress())
}
