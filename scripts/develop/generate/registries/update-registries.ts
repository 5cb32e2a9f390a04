import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { featureNames, optionalFeatureNames } from '../../../../src/features/feature-names.ts'
import { buildCatalogues } from '../features/build-catalogue.ts'
import { buildFeatureRegistry, FEATURE_REGISTRIES } from '../features/build-registry.ts'
import { programLanguageNames, readFeatures, readProgramFeatures } from '../features/read-features.ts'
import { engineOf, isEngineRepository } from '../../../process/engine.ts'
import { placeOf, relocateFiles } from '../relocate-files.ts'
import { featureRegistries } from '../features/registries.ts'
import { buildHeader } from '../output/build-source.ts'
import { formatFiles } from '../format-files.ts'
import { buildKindRegistry, KIND_REGISTRIES } from '../kinds/build-registry.ts'
import { readKinds, readProgramKinds, type KindFolder } from '../kinds/read-kinds.ts'
import { registries } from '../kinds/registries.ts'

/**
 * Writes the lists of all kinds and of all features, or finds those that differ from what their folders export. A program that
 * has the engine as a package has lists of its own where it has kinds or features of its own.
 */
export async function updateRegistries(root: string, write: boolean): Promise<readonly string[]> {
  const built = relocateFiles(root, new Map([...buildKinds(root), ...buildFeatures(root)]))
  const wanted = await formatFiles(root, built)
  const present = [KIND_REGISTRIES, FEATURE_REGISTRIES].flatMap((folder) =>
    filesIn(root, placeIn(root, `${folder}/`)),
  )
  const changes = [...new Set([...wanted.keys(), ...present])].filter(
    (path) => wanted.get(path) !== read(join(root, path)),
  )
  if (write) for (const path of changes) writeOrRemove(join(root, path), wanted.get(path))
  return changes.sort()
}

function placeIn(root: string, folder: string): string {
  return (isEngineRepository(root) ? folder : placeOf(folder)).replace(/\/$/, '')
}

function buildKinds(root: string): readonly (readonly [string, string])[] {
  if (!isEngineRepository(root) && readProgramKinds(root).length === 0) return []
  const kinds = readKinds(root)
  const lists = registries.map(
    (each) => [`${KIND_REGISTRIES}/${each.name}.ts`, buildKindRegistry(each, kinds)] as const,
  )
  const ofProgram = readProgramKinds(root)
  return ofProgram.length === 0 ? lists : [...lists, [TEST_VALUES, buildTestValues(ofProgram)]]
}

function buildFeatures(root: string): readonly (readonly [string, string])[] {
  const ofProgram = readProgramFeatures(root)
  const further = programLanguageNames(root)
  if (!existsSync(join(engineOf(root), 'src/features'))) return []
  if (!isEngineRepository(root) && ofProgram.length === 0 && further.length === 0) return []
  const always = [...readFeatures(root, featureNames), ...ofProgram]
  const optional = readFeatures(root, optionalFeatureNames)
  const sets = { always, optional, all: [...always, ...optional] }
  const lists = featureRegistries.map(
    (each) => [each.name, buildFeatureRegistry(each, sets[each.of ?? 'always'])] as const,
  )
  // Not as the engine lists them: that list is one of those which are written here.
  const ofEngine = readdirSync(join(engineOf(root), 'src/texts'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const written = [...ofEngine, ...further]
  const catalogues = written.flatMap((language) =>
    buildCatalogues(root, language, [...featureNames, ...optionalFeatureNames]),
  )
  const named = [...lists, ...catalogues].map(
    ([name, text]) => [`${FEATURE_REGISTRIES}/${name}.ts`, text] as const,
  )
  return further.length === 0 ? named : [...named, [LANGUAGE_LIST, buildLanguageList(further)]]
}

const LANGUAGE_LIST = 'src/schema/languages.ts'

/** What the program speaks beside the engine's languages, for what runs and for the compiler. */
function buildLanguageList(languages: readonly string[]): string {
  return [
    `// ${buildHeader('texts/')}`,
    "declare module './values/text.ts' {",
    '  interface Languages {',
    ...languages.map((language) => `readonly ${language}: true`),
    '  }',
    '}',
    '',
    '/** What this program can speak. */',
    `export const LANGUAGE_LIST = ['fr', 'ar', 'en', ${languages.map((each) => `'${each}'`).join(', ')}] as const`,
    '',
  ].join('\n')
}

const TEST_VALUES = 'tests/suite/values/program-kinds.ts'

/** What the tests that come with configs try with kinds of a program's own. */
function buildTestValues(kinds: readonly KindFolder[]): string {
  const found = kinds.flatMap(({ kind, exports }) => {
    const from = exports.get(`${kind}TestValues`)
    return from === undefined ? [] : [{ kind, from: posix.relative(dirname(TEST_VALUES), from) }]
  })
  return [
    `// ${buildHeader('kinds/')}`,
    ...found.map(({ kind, from }) => `import { ${kind}TestValues } from '${from}'`),
    '',
    '/** What is tried with the kinds of this program. */',
    `export const programKindValues = { ${found.map(({ kind }) => `${kind}: ${kind}TestValues`).join(', ')} }`,
    '',
  ].join('\n')
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
