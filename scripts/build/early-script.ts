import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const EARLY = 'early.ts'
const TAG = `<script type="module" src="./${EARLY}"></script>`

/**
 * Keeps the page's first script apart from the rest. Vite would make one file of all that a page names, which runs when
 * the whole of it is there; what asks for code and data early must not wait for that.
 */
export function earlyScript(app: string): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { input: [resolve(app, 'index.html'), resolve(app, EARLY)] } },
    }),
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!html.includes(TAG)) throw new Error(`index.html has no ${TAG}`)
        return html.replace(TAG, '')
      },
    },
  }
}

/** Names the file that the first script has become, before the rest. */
export function nameEarlyScript(): Plugin {
  return {
    name: 'name-early-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.values(bundle ?? {}).flatMap((file) => (file.type === 'chunk' ? [file] : []))
        const early = files.find((file) => file.isEntry && file.facadeModuleId?.endsWith(`/${EARLY}`))
        if (!early) throw new Error(`the build has no ${EARLY}`)
        const attrs = { type: 'module', crossorigin: true, src: `/${early.fileName}` }
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}
