import type { Plugin } from 'vite'
import { nameLoginOffers } from '../../../src/server/http/page/page-opening.ts'

/** Names in the pages what the login offers, as the built server does; a page waits for the backend, which knows it. */
export function showLoginOffers(whenReady: () => Promise<readonly string[]>): Plugin {
  return {
    name: 'tribune:show-login-offers',
    transformIndexHtml: async (page) => nameLoginOffers(page, await whenReady()),
  }
}
