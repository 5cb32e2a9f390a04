import type { Plugin } from 'vite'

const ROUTER = /^react-router(\/|$)/
const COMPONENTS = /\/node_modules\/(react-router|@mantine)\//
const DISPLAY_NAME = /^\w+\.displayName = "[@/\w.]+";$/gm
const MADE = /(= )(React\d*\.(?:forwardRef|memo|createContext|createElement)\()/g

/**
 * Leaves out of a build what no screen uses of the router, and what only developers read of it and of Mantine: everybody
 * would wait for it on the way to the login.
 */
export function leaveOutUnused(): Plugin {
  return {
    name: 'leave-out-unused',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: ROUTER },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        return found && { ...found, id: productionFile(found.id) }
      },
    },
    transform: {
      filter: { id: COMPONENTS },
      handler: (code) => ({ code: markPure(code), map: null }),
    },
  }
}

/** The router's own build without the warnings for developers, which it ships beside the other and does not export. */
export function productionFile(file: string): string {
  const found = file.replace('/dist/development/', '/dist/production/')
  if (found === file) throw new Error(`${file} is no build for developers: scripts/build need not replace it`)
  return found
}

/**
 * The code of a module whose unused components can be left out: it tells the bundler that making one does nothing else,
 * which the router's own build does not say. Its name for tools would keep it.
 */
export function markPure(code: string): string {
  return code.replace(DISPLAY_NAME, '').replace(MADE, '$1/* @__PURE__ */ $2')
}
