import type { Plugin } from 'vite'

const ROUTER = /\/node_modules\/react-router\//
const DISPLAY_NAME = /^\w+\.displayName = "[\w.]+";$/gm
const MADE = /(= )(React\d*\.(?:forwardRef|memo|createContext|createElement)\()/g

/**
 * Tells the bundler that making a component of the router does nothing else: the router's own build does not say so, and
 * the half of it that no screen uses would stand in everybody's way to the login.
 */
export function leaveOutUnused(): Plugin {
  return {
    name: 'leave-out-unused',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({ code: markPure(code), map: null }),
    },
  }
}

/** The code of a module whose unused components can be left out. */
export function markPure(code: string): string {
  return code.replace(DISPLAY_NAME, '').replace(MADE, '$1/* @__PURE__ */ $2')
}
