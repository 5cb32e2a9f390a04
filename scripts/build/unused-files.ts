import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import * as z from 'zod'
import { inEngine } from '../process/engine.ts'
import { PAGE } from './own-language.ts'

const page = z.object({ unused: z.array(z.string()) })

/** Leaves files of the engine out of a build, with the packages that they alone import: no config of the program asks for them. */
export function unusedFiles(): Plugin {
  let unused: ReadonlySet<string> = new Set()
  return {
    name: 'unused-files',
    apply: 'build',
    async buildStart() {
      // Another program's, where its files replace this one's.
      const file = (await this.resolve(PAGE))?.id ?? PAGE
      unused = new Set(
        page.parse(JSON.parse(readFileSync(file, 'utf8'))).unused.map((path) => inEngine(path)),
      )
    },
    load: (id) => (unused.has(id) ? 'export default undefined' : null),
  }
}
