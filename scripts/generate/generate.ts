import { buildFiles } from './build-files.ts'
import { buildModel } from './build-model.ts'
import { formatFiles } from './format-files.ts'
import { readModules } from './read-modules.ts'
import { readGenerated, writeGenerated } from './write-files.ts'

export interface Generated {
  /** How many files there are. */
  readonly count: number
  /** The files that were, or would be, written or removed. */
  readonly changes: readonly string[]
}

/**
 * Reads `entities/` and brings `src/generated/` up to date: read, model, text, write.
 * @throws MistakesError, before anything is written, when an entity file is wrong.
 */
export async function generate(root: string, { write }: { readonly write: boolean }): Promise<Generated> {
  const model = buildModel(await readModules(root))
  const wanted = await formatFiles(root, buildFiles(model))
  const present = readGenerated(root)
  const changes = [...new Set([...wanted.keys(), ...present.keys()])]
    .filter((path) => wanted.get(path) !== present.get(path))
    .sort()
  if (write) writeGenerated(root, wanted, changes)
  return { count: wanted.size, changes }
}
