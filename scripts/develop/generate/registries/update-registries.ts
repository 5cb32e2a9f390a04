import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { featureNames, optionalFeatureNames } from '../../../../src/features/feature-names.ts'
import { LANGUAGES } from '../../../../src/schema/values/text.ts'
import { buildCatalogues } from '../features/build-catalogue.ts'
import { buildFeatureRegistry, FEATURE_REGISTRIES } from '../features/build-registry.ts'
import { readFeatures } from '../features/read-features.ts'
import { featureRegistries } from '../features/registries.ts'
import { formatFiles } from '../format-files.ts'
import { buildKindRegistry, KIND_REGISTRIES } from '../kinds/build-registry.ts'
import { readKinds } from '../kinds/read-kinds.ts'
import { registries } from '../kinds/registries.ts'

/**
 * Writes the lists of all kinds and of all features, or finds those that differ from what their folders export. A program that
 * uses the engine as a package has none to write.
 */
export async function updateRegistries(root: string, write: boolean): Promise<readonly string[]> {
  const wanted = await formatFiles(root, new Map([...buildKinds(root), ...buildFeatures(root)]))
  const present = [KIND_REGISTRIES, FEATURE_REGISTRIES].flatMap((folder) => filesIn(root, folder))
  const changes = [...new Set([...wanted.keys(), ...present])].filter(
    (path) => wanted.get(path) !== read(join(root, path)),
  )
  if (write) for (const path of changes) writeOrRemove(join(root, path), wanted.get(path))
  return changes.sort()
}

function buildKinds(root: string): readonly (readonly [string, string])[] {
  if (!existsSync(join(root, 'src/kinds'))) return []
  const kinds = readKinds(root)
  return registries.map((each) => [`${KIND_REGISTRIES}/${each.name}.ts`, buildKindRegistry(each, kinds)])
}

function buildFeatures(root: string): readonly (readonly [string, string])[] {
  if (!existsSync(join(root, 'src/features'))) return []
  const always = readFeatures(root, featureNames)
  const optional = readFeatures(root, optionalFeatureNames)
  const sets = { always, optional, all: [...always, ...optional] }
  const lists = featureRegistries.map(
    (each) => [each.name, buildFeatureRegistry(each, sets[each.of ?? 'always'])] as const,
  )
  const written = LANGUAGES.filter((language) => existsSync(join(root, 'src/texts', language)))
  const catalogues = written.flatMap((language) =>
    buildCatalogues(root, language, [...featureNames, ...optionalFeatureNames]),
  )
  return [...lists, ...catalogues].map(([name, text]) => [`${FEATURE_REGISTRIES}/${name}.ts`, text])
}

function filesIn(root: string, folder: string): readonly string[] {
  return existsSync(join(root, folder))
    ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
    : []
}

function read(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function writeOrRemove(path: string, text: string | undefined): void {
  if (text === undefined) return rmSync(path)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
