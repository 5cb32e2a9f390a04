import { resolve } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'

/** The modules that a screen consists of, which are fetched when it is first visited. */
export const SCREENS = {
  login: 'src/app/login/LoginPage.tsx',
  layout: 'src/app/layout/Layout.tsx',
  dashboard: 'src/app/dashboard/DashboardPage.tsx',
  list: 'src/engine/list/ListPage.tsx',
  create: 'src/engine/form/CreatePage.tsx',
  edit: 'src/engine/form/EditPage.tsx',
  profile: 'src/app/profile/ProfilePage.tsx',
  'profile/edit': 'src/app/profile/ProfileEditPage.tsx',
  'profile/edit/password': 'src/app/profile/PasswordPage.tsx',
  'control/date': 'src/kinds/date/control.tsx',
  'control/image': 'src/kinds/image/control.tsx',
  'control/images': 'src/kinds/images/control.tsx',
} as const

/** An entity's config comes with its client. */
const CLIENT = /\/generated\/clients\/([^/]+)\.ts$/

/** Where the server finds them, below the built folder. */
const PARTS_FILE = '.vite/parts.json'

/** What the bundler says of a chunk, as far as it is asked. */
export type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'isEntry' | 'imports' | 'moduleIds' | 'facadeModuleId'
> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined
}

/** Tells the server which files each part of the product needs, so that the page can name them all at once. */
export function nameParts(): Plugin {
  return {
    name: 'name-parts',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const source = JSON.stringify(findParts(chunks, process.cwd()))
        this.emitFile({ type: 'asset', fileName: PARTS_FILE, source })
      },
    },
  }
}

/** By part, the files that it needs beside those that every page names; a module that is no chunk of its own has none. */
export function findParts(
  chunks: readonly Chunk[],
  folder: string,
): Readonly<Record<string, readonly string[]>> {
  const always = new Set(
    filesBelow(
      chunks.filter(({ isEntry }) => isEntry),
      chunks,
    ),
  )
  const needs = (root: Chunk) => filesBelow([root], chunks).filter((file) => !always.has(file))

  const parts = new Map<string, readonly string[]>()
  for (const [part, module] of Object.entries(SCREENS)) {
    const root = chunks.find(({ moduleIds }) => moduleIds.includes(normalizePath(resolve(folder, module))))
    if (root) parts.set(part, needs(root))
  }
  for (const chunk of chunks) {
    const [, name] = CLIENT.exec(chunk.facadeModuleId ?? '') ?? []
    if (name !== undefined) parts.set(`entity/${name}`, needs(chunk))
  }
  return Object.fromEntries([...parts].filter(([, files]) => files.length > 0))
}

/** The files of these chunks and of all that they import; styles after those that they build upon, as the browser half orders them. */
function filesBelow(roots: readonly Chunk[], chunks: readonly Chunk[]): readonly string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const seen = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined): readonly string[] => {
    if (!chunk || seen.has(chunk)) return []
    seen.add(chunk)
    const below = chunk.imports.flatMap((name) => visit(byName.get(name)))
    return [...below, ...(chunk.viteMetadata?.importedCss ?? []), chunk.fileName]
  }
  return [...new Set(roots.flatMap(visit))]
}
