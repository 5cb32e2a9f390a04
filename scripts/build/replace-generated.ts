import { join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

const GENERATED = resolve('src/generated')

/** Whatever imports the product's generated files is given those of the program in another folder. */
export function replaceGenerated(root: string): Plugin {
  const folder = resolve(root, 'src/generated')
  return {
    name: 'replace-generated',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found?.id.startsWith(GENERATED + sep)) return found
      return join(folder, relative(GENERATED, found.id))
    },
  }
}
