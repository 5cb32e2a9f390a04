import type { Plugin } from 'vite'

/** As the bundler writes it. */
const IMPORT = /\bimport\(([`'"])(\.\/[^`'"?]+\.js)\1\)/g

/** Milliseconds. */
const PAUSE = 500

/**
 * Imports a module that did not come once more, a moment later and by another address: Chromium does not ask for an
 * address again in the life of a page.
 */
export function retryImports(): Plugin {
  return {
    name: 'retry-imports',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = withRetries(file.code)
        }
      },
    },
  }
}

/** The code of a chunk in which every import is tried twice. */
export function withRetries(code: string): string {
  return code.replace(
    IMPORT,
    (first, quote: string, path: string) =>
      `${first}.catch(()=>new Promise(r=>setTimeout(r,${PAUSE})).then(()=>import(${quote}${path}?again${quote})))`,
  )
}
