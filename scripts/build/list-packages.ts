import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Where a build says what each of its chunks is made of: the bytes of each package before compression, by file. */
export const PACKAGES_FILE = '.vite/packages.json'

/** Writes beside the manifest which packages make up each chunk, and how much of it. */
export function listPackages(): Plugin {
  return {
    name: 'list-packages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      const packages = chunks.map(({ fileName, modules }) => [fileName, sumUp(modules)])
      const source = JSON.stringify(Object.fromEntries(packages), null, 2)
      this.emitFile({ type: 'asset', fileName: PACKAGES_FILE, source })
    },
  }
}

type Modules = Readonly<Record<string, { readonly renderedLength: number }>>

function sumUp(modules: Modules): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const name = packageOf(id)
    sums[name] = (sums[name] ?? 0) + renderedLength
  }
  return Object.fromEntries(Object.entries(sums).sort(([, one], [, other]) => other - one))
}

/** `@mantine/core` of a module in `node_modules`, else the room of the product that it lies in. */
function packageOf(id: string): string {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  if (name !== undefined) return name
  const path = relative(process.cwd(), id.replace(/^\0/, ''))
  const [first = '', second = ''] = path.split('/')
  // Of the entities one must be told from another.
  if (first === 'entities') return path
  return first === 'src' ? `src/${second}` : first
}
