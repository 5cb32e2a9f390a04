import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Language } from '../../../../src/schema/text.ts'
import { buildHeader } from '../output/build-source.ts'
import { FEATURE_REGISTRIES } from './build-registry.ts'

/** The language that has every part. */
const FIRST: Language = 'fr'

/** What developers alone are told, in the program's own language. */
const OF_DEVELOPERS = new Set(['entityDefaults', 'fieldLabels'])

/** What the server alone says. */
const OF_SERVER = /^(answers|\w+Answers|parameters)$/

/** A file of words, and what it exports. */
interface Part {
  readonly names: readonly string[]
  readonly from: string
}

/** The name of the registry that holds all words of a language. */
export function catalogueName(language: Language): string {
  return `catalogue-${language}`
}

/** All words of a language, those of the server apart, which no browser has any use for. */
export function buildCatalogue(root: string, language: Language, features: readonly string[]): string {
  const parts = partsOf(root, language, features)
  const list = (isWanted: (name: string) => boolean) =>
    parts
      .flatMap(({ names }) => names.filter(isWanted))
      .map((name) => `${name},\n`)
      .join('')
  return [
    `// ${buildHeader('src/texts/ and src/features/feature-names.ts')}`,
    `import type { Catalogue } from '../../texts/translation.ts'`,
    ...parts.map(
      ({ names, from }) =>
        `import { ${names.join(', ')} } from '${posix.relative(FEATURE_REGISTRIES, from)}'`,
    ),
    '',
    '/** The words of the screens. */',
    `export const screenWords: Catalogue = {\n${list((name) => !OF_SERVER.test(name))}}`,
    '',
    '/** The words of the server alone. */',
    `export const serverWords: Catalogue = {\n${list((name) => OF_SERVER.test(name))}}\n`,
  ].join('\n')
}

/** @throws where a language lacks a part that French has. */
function partsOf(root: string, language: Language, features: readonly string[]): readonly Part[] {
  const core = readdirSync(join(root, `src/texts/${FIRST}`)).map((file) => [
    `src/texts/${FIRST}/${file}`,
    `src/texts/${language}/${file}`,
  ])
  const own = features.map((name) => [
    `src/features/${name}/texts/${FIRST}.ts`,
    `src/features/${name}/texts/${language}.ts`,
  ])
  return [...core, ...own].flatMap(([source = '', target = '']) => {
    if (!existsSync(join(root, source))) return []
    const names = namesIn(join(root, source)).filter((name) => !OF_DEVELOPERS.has(name))
    const translated = new Set(namesIn(join(root, target)))
    const missing = names.find((name) => !translated.has(name))
    if (missing !== undefined) throw new Error(`${target}: exports no ${missing}, which ${source} has`)
    return names.length === 0 ? [] : [{ names, from: target }]
  })
}

function namesIn(file: string): readonly string[] {
  if (!existsSync(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
}
