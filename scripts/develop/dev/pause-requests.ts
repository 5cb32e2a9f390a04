import type { Plugin } from 'vite'

/** Middleware that holds calls while the backend restarts, so that a save never shows a connection error. */
export function pauseRequests(paths: readonly string[], whenReady: () => Promise<unknown>): Plugin {
  return {
    name: 'tribune:hold-calls',
    configureServer(server) {
      server.middlewares.use(async (request, _response, next) => {
        if (paths.some((path) => request.url?.startsWith(path))) await whenReady()
        next()
      })
    },
  }
}
