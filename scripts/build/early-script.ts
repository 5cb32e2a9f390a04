import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const EARLY = 'early.ts'

/**
 * Has the page run its first module by itself, as soon as that is there. As a part of the rest, which imports it, it
 * would only run when all of the product has come, and what asks for code and data early must not wait for that.
 */
export function earlyScript(app: string): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { input: [resolve(app, 'index.html'), resolve(app, EARLY)] } },
    }),
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.values(bundle ?? {}).flatMap((file) => (file.type === 'chunk' ? [file] : []))
        const early = files.find((file) => file.isEntry && file.facadeModuleId?.endsWith(`/${EARLY}`))
        if (!early) throw new Error(`the build has no ${EARLY}`)
        const attrs = { type: 'module', async: true, crossorigin: true, src: `/${early.fileName}` }
        return [{ tag: 'script', attrs, injectTo: 'head' }]
      },
    },
  }
}
