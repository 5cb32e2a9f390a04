import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'

/** What the pages of `npm run dev` are given of `entities/`: what the generator has accepted, and not what stands on disk. */
export interface HeldEntities {
  readonly plugin: Plugin
  /** Takes what stands on disk now, and shows these changed files in the open pages. */
  accept(server?: ViteDevServer, changed?: readonly string[]): Promise<void>
}

/** Keeps the last accepted configs, so that behind the overlay stands the former screen, and not what a mistake makes of it. */
export function holdEntities(root: string): HeldEntities {
  const folder = realpathSync(join(root, 'entities'))
  let accepted: ReadonlyMap<string, string> = new Map()
  const isHeld = (file: string) => file.startsWith(`${folder}/`) && file.endsWith('.ts')
  return {
    plugin: {
      name: 'tribune:hold-entities',
      enforce: 'pre',
      load: (id) => accepted.get(id) ?? null,
      // A change is shown when the generator has accepted it.
      hotUpdate: ({ file }) => (isHeld(file) ? [] : undefined),
    },
    async accept(server, changed = []) {
      accepted = new Map(
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .map((name) => join(folder, name))
          .filter(isHeld)
          .map((file) => [file, readFileSync(file, 'utf8')]),
      )
      for (const file of changed.map((path) => join(folder, '..', path)).filter(isHeld)) {
        for (const module of server?.environments.client.moduleGraph.getModulesByFile(file) ?? [])
          await server?.environments.client.reloadModule(module)
      }
    },
  }
}
