import { hash } from 'node:crypto'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { inEngine } from '../process/engine.ts'

/** Where it stands in the page: before styles, which a script has to wait for. */
const PLACE = '<!-- before-paint -->'
const SCRIPT = inEngine('src/app/before-paint/main.ts')

/** Puts into the page the one script that must have run before anything is drawn: no module, which would wait. */
export function scriptBeforePaint(): Plugin {
  let isBuild = false
  let script: Promise<{ code: string; fileName: string }>
  return {
    name: 'script-before-paint',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    async buildStart() {
      script = bundleScript()
      if (isBuild)
        this.emitFile({ type: 'asset', fileName: (await script).fileName, source: (await script).code })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page) {
        const { code, fileName } = await script
        const element = isBuild ? `<script src="/${fileName}"></script>` : `<script>${code}</script>`
        return page.replace(PLACE, () => element)
      },
    },
  }
}

async function bundleScript() {
  const build = await rolldown({ input: SCRIPT, platform: 'browser' })
  const {
    output: [{ code }],
  } = await build.generate({ format: 'iife', minify: true })
  await build.close()
  return { code, fileName: `assets/before-paint-${hash('sha256', code, 'base64url').slice(0, 8)}.js` }
}
