import { buildFiles } from './build-files.ts'
import { buildModel } from './build-model.ts'
import { assertNoDiagnostics } from './diagnostics/diagnostic.ts'
import { locateFindings } from './diagnostics/locate-findings.ts'
import { findMistakes } from './find-mistakes.ts'
import { findRepeatedKeys } from './find-repeated-keys.ts'
import { formatFiles } from './format-files.ts'
import { readModules, type EntityModule } from './read-modules.ts'
import { relocateFiles } from './relocate-files.ts'
import { readGenerated, writeGenerated } from './write-files.ts'

export interface Generated {
  /** How many files there are. */
  readonly count: number
  /** The files that were, or would be, written or removed. */
  readonly changes: readonly string[]
}

/**
 * Reads `entities/` and brings `src/generated/` up to date: read, model, text, write.
 * @throws DiagnosticsError, before anything is written, when an entity file is wrong.
 */
export async function generate(root: string, { write }: { readonly write: boolean }): Promise<Generated> {
  const model = buildModel(await readRightModules(root))
  const wanted = await formatFiles(root, relocateFiles(root, buildFiles(model)))
  const present = readGenerated(root)
  const changes = [...new Set([...wanted.keys(), ...present.keys()])]
    .filter((path) => wanted.get(path) !== present.get(path))
    .sort()
  if (write) writeGenerated(root, wanted, changes)
  return { count: wanted.size, changes }
}

/**
 * The entity files of a project.
 * @throws DiagnosticsError with every mistake in them and its place.
 */
export async function readRightModules(root: string): Promise<readonly EntityModule[]> {
  const read = await readModules(root)
  const findings = [...findMistakes(read), ...findRepeatedKeys(root, read.modules)]
  assertNoDiagnostics(locateFindings(root, findings))
  return read.modules
}
