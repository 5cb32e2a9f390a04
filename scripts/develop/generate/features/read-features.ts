import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineOf, isEngineRepository } from '../../../process/engine.ts'
import { featureFolder } from '../../../../src/features/feature-names.ts'
import { featureRegistries } from './registries.ts'

/** A feature's folder. */
export interface FeatureFolder {
  readonly name: string
  /** What it exports to the program: `server` of `server.ts`. */
  readonly files: ReadonlyMap<string, { readonly path: string; readonly text: string }>
}

/** Where a program that has the engine as a package has features of its own. */
const OF_PROGRAM = 'features'

/** Those of the engine, and then those of the program itself. @throws where one has no folder, or nothing in it that a registry takes. */
export function readFeatures(root: string, names: readonly string[]): readonly FeatureFolder[] {
  return names.map((name) => readFeature(engineOf(root), name, featureFolder(name)))
}

/** Those of a program itself, in the order of their names. */
export function readProgramFeatures(root: string): readonly FeatureFolder[] {
  return programFeatureNames(root).map((name) => readFeature(root, name, `${OF_PROGRAM}/${name}`))
}

export function programFeatureNames(root: string): readonly string[] {
  return foldersOf(root, OF_PROGRAM)
}

/** The languages that a program has words of, which the engine has not. */
export function programLanguageNames(root: string): readonly string[] {
  return foldersOf(root, 'texts').filter((name) => !existsSync(join(engineOf(root), 'src/texts', name)))
}

function foldersOf(root: string, folder: string): readonly string[] {
  if (isEngineRepository(root) || !existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

function readFeature(root: string, name: string, folder: string): FeatureFolder {
  const halves = featureRegistries.map(({ half }) => half)
  const files = new Map(halves.flatMap((half) => readHalf(root, `${folder}/${half}`, half)))
  if (files.size > 0) return { name, files }
  const expected = halves.map((half) => `${half}.ts`).join(', ')
  const place = folder === featureFolder(name) ? 'src/features/feature-names.ts: ' : ''
  throw new Error(`${place}${folder}/ has none of ${expected}`)
}

// As texts: what a screen imports cannot be loaded here.
function readHalf(root: string, stem: string, half: string) {
  const path = [`${stem}.ts`, `${stem}.tsx`].find((each) => existsSync(join(root, each)))
  return path === undefined ? [] : [[half, { path, text: readFileSync(join(root, path), 'utf8') }] as const]
}
