import { basename } from 'node:path'
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
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const shared = new Set(chunks.flatMap(({ imports }) => imports.map((file) => basename(file))))
        for (const chunk of chunks) chunk.code = withRetries(chunk.code, shared)
      },
    },
  }
}

/**
 * The code of a chunk in which every import is tried twice, but for those of files that others import as well: by another
 * address such a file would be there twice. Without it the page is loaded again.
 */
export function withRetries(code: string, shared: ReadonlySet<string>): string {
  return code.replace(IMPORT, (first, quote: string, path: string) =>
    shared.has(basename(path))
      ? first
      : `${first}.catch(()=>new Promise(r=>setTimeout(r,${PAUSE})).then(()=>import(${quote}${path}?again${quote})))`,
  )
}
