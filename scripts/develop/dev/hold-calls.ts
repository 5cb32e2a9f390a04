import type { Plugin } from 'vite'

/** Calls that come while the backend starts again wait for it, so that no save shows an error of ours. */
export function holdCalls(paths: readonly string[], settled: () => Promise<void>): Plugin {
  return {
    name: 'tribune:hold-calls',
    configureServer(server) {
      server.middlewares.use(async (request, _response, next) => {
        if (paths.some((path) => request.url?.startsWith(path))) await settled()
        next()
      })
    },
  }
}
