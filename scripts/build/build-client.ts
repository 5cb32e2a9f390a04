import { join, relative, resolve, sep } from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * Builds the browser half of the program whose `entities/` and `src/generated/` lie in a folder into another one.
 * The engine and the application are the product's own, to the letter.
 */
export async function buildClient(root: string, folder: string): Promise<void> {
  await build({
    configFile: resolve('vite.config.ts'),
    logLevel: 'warn',
    plugins: [replaceGenerated(root)],
    build: { outDir: resolve(folder), emptyOutDir: true, manifest: false },
  })
}

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
