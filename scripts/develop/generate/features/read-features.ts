import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { featureFolder } from '../../../../src/features/feature-names.ts'
import { featureRegistries } from './registries.ts'

/** A feature's folder. */
export interface FeatureFolder {
  readonly name: string
  /** What it exports to the program: `server` of `server.ts`. */
  readonly files: ReadonlyMap<string, { readonly path: string; readonly text: string }>
}

/** @throws where a feature has no folder, or nothing in it that a registry takes. */
export function readFeatures(root: string, names: readonly string[]): readonly FeatureFolder[] {
  const halves = featureRegistries.map(({ half }) => half)
  return names.map((name) => {
    const files = new Map(halves.flatMap((half) => readHalf(root, `${featureFolder(name)}/${half}`, half)))
    if (files.size > 0) return { name, files }
    const expected = halves.map((half) => `${half}.ts`).join(', ')
    throw new Error(`src/features/feature-names.ts: ${featureFolder(name)}/ has none of ${expected}`)
  })
}

// As texts: what a screen imports cannot be loaded here.
function readHalf(root: string, stem: string, half: string) {
  const path = [`${stem}.ts`, `${stem}.tsx`].find((each) => existsSync(join(root, each)))
  return path === undefined ? [] : [[half, { path, text: readFileSync(join(root, path), 'utf8') }] as const]
}
