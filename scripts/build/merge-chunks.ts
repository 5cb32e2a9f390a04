import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite'

interface Group {
  readonly name: string
  /** Who needs it: what each of these screens alone, or several together, cannot run without. One alone is part of it. */
  readonly neededBy: readonly (string | readonly string[])[]
}

const MAIN = 'src/app/main.tsx'
const LOGIN = 'src/app/login/LoginPage.tsx'
const LAYOUT = 'src/app/layout/Layout.tsx'
const HOME = 'src/app/dashboard/DashboardPage.tsx'
const LIST = 'src/engine/list/ListPage.tsx'
const ENTITY = 'src/schema/entity.ts'
const RECORDS = 'src/kinds/record-schema.ts'
const FORM = 'src/engine/form/EditPage.tsx'
const CREATE = 'src/engine/form/CreatePage.tsx'
const CONTROLS = 'src/kinds/controls.ts'
const TOASTS = 'src/engine/toasts/announcer.tsx'
const LONG = 'src/api/long-answer.ts'
const DRAWER = 'src/app/layout/MenuDrawer.tsx'
const DROPDOWN = 'src/app/layout/UserDropdown.tsx'

const GROUPS: readonly Group[] = [
  { name: 'first', neededBy: ['src/app/early.ts'] },
  // The input for a password, which forms have too, is half as long beside what it is made of.
  { name: 'product', neededBy: [MAIN, [LOGIN, LIST], [LOGIN, LAYOUT], [LOGIN, FORM]] },
  // Whoever logs in sees the first two and goes on to a list, which is one of an entity; and is told so.
  { name: 'lists', neededBy: [LAYOUT, HOME, LIST, ENTITY, RECORDS, TOASTS] },
  { name: 'pauses', neededBy: [[LONG, CONTROLS]] },
  { name: 'overlay', neededBy: [[DRAWER, CONTROLS]] },
  { name: 'floating', neededBy: [[DROPDOWN, CONTROLS]] },
  { name: 'form', neededBy: [CONTROLS, [FORM, CREATE]] },
]

/**
 * Makes one file of what is always fetched together: each file costs a request, and is compressed the worse the smaller
 * it is. Left alone, the bundler makes a file of whatever any two screens have in common, some sixty until the first
 * list. What a screen needs is known when unused code is gone, so the product is built once to be looked at.
 */
export function mergeChunks(): Plugin {
  const name = 'merge-chunks'
  return {
    name,
    apply: 'build',
    async config(config) {
      const plugins = (config.plugins ?? []).filter((plugin) => !isNamed(plugin, name))
      const groups = groupsOf(await look({ ...config, plugins }))
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
  }
}

function isNamed(plugin: unknown, name: string): boolean {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name
}

/** The chunks that the bundler makes by itself. */
async function look(config: UserConfig): Promise<readonly Rolldown.OutputChunk[]> {
  const options = { ...config.build, write: false, minify: false, manifest: false }
  const result = await build({ ...config, configFile: false, logLevel: 'warn', build: options })
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : []
  return outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'))
}

/** The groups for the bundler; a module belongs to the first that it is of. */
function groupsOf(chunks: readonly Rolldown.OutputChunk[]) {
  const apart = standApart(chunks)
  return GROUPS.map(({ name, neededBy }, place) => {
    const modules = union(
      neededBy.map((each) => intersection([each].flat().map((entry) => needsOf(entry, chunks)))),
    )
    return {
      name,
      priority: GROUPS.length - place,
      includeDependenciesRecursively: false,
      test: (id: string) => modules.has(id) && !apart.has(id),
    }
  })
}

/** The modules that stay files of their own: what the page names, and what is asked for by name and is of no group. */
function standApart(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string | null> {
  const grouped = new Set(
    GROUPS.flatMap(({ neededBy }) => neededBy.filter(isOne).map((each) => resolve(each))),
  )
  const named = chunks.filter(({ isEntry, facadeModuleId }) => isEntry || !grouped.has(facadeModuleId ?? ''))
  return new Set([resolve(MAIN), ...named.map(({ facadeModuleId }) => facadeModuleId)])
}

function isOne(needer: string | readonly string[]): needer is string {
  return typeof needer === 'string'
}

/** The modules that must have run before a screen can. */
function needsOf(entry: string, chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const start = chunks.find(({ moduleIds }) => moduleIds.includes(resolve(entry)))
  if (!start) throw new Error(`no chunk holds ${entry}; name in scripts/build what it is called now`)
  const found = new Set([start])
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = byName.get(name)
      if (imported) found.add(imported)
    }
  }
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds))
}

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]))
}

function intersection(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set([...(sets[0] ?? [])].filter((id) => sets.every((set) => set.has(id))))
}
