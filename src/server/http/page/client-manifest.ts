import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    css: z.optional(z.array(z.string())),
    imports: z.optional(z.array(z.string())),
  }),
)

/** What a build of Vite consists of: its chunks by key. */
export type Manifest = z.infer<typeof manifestSchema>

/** A program's own: how they are reached from the engine differs. */
const GENERATED = /(?:\.\.\/)+(?:[^"]*\/)?generated\//g

/**
 * The manifest of a built folder, with what is generated as the engine has it beside its sources; empty where the build wrote none.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => '{}')
  return manifestSchema.parse(JSON.parse(text.replaceAll(GENERATED, '../generated/')))
}

/**
 * Every file that is loaded with these chunks, by key or by name.
 * @param onMissing What to do about a chunk that the build does not have.
 */
export function filesOfChunks(
  manifest: Manifest,
  chunks: readonly string[],
  onMissing: (chunk: string) => void = () => undefined,
): ReadonlySet<string> {
  const seen = new Set(chunks)
  const files = new Set<string>()
  for (const each of seen) {
    const chunk = manifest[each] ?? Object.values(manifest).find(({ name }) => name === each)
    if (!chunk) {
      onMissing(each)
      continue
    }
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) seen.add(imported)
  }
  return files
}
