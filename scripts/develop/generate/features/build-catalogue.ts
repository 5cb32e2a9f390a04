import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { featureFolder } from '../../../../src/features/feature-names.ts'
import { buildHeader } from '../output/build-source.ts'
import { engineOf } from '../../../process/engine.ts'
import { FEATURE_REGISTRIES } from './build-registry.ts'
import { programFeatureNames } from './read-features.ts'

/** The language that has every part. */
const FIRST = 'fr'

/** What developers alone are told, in the program's own language. */
const OF_DEVELOPERS = 'developers.ts'

/** What login, menu and first list say; the words of all other parts come with the first of them. */
const OF_FRAME = /\/frame\.ts$/

/** What the server alone says. */
const OF_SERVER = /^(answers|\w+Answers|parameters)$/

/** A file of words, and what it exports. */
interface Part {
  readonly names: readonly string[]
  readonly from: string
}

type WordsFile = 'first-words' | 'later-words' | 'catalogue'

/** The name of the registry with words of a language: `first-words-ar`. */
export function wordsFile(file: WordsFile, language: string): string {
  return `${file}-${language}`
}

/** All words of a language, by the name of the registry that holds them: a browser fetches some before the others. */
export function buildCatalogues(
  root: string,
  language: string,
  features: readonly string[],
): readonly (readonly [name: string, text: string])[] {
  const parts = partsOf(root, language, features)
  const of = (has: (name: string, from: string) => boolean) =>
    parts.map(({ names, from }) => ({ names: names.filter((name) => has(name, from)), from }))
  const first = of((_, from) => OF_FRAME.test(from))
  const later = of((name, from) => !OF_FRAME.test(from) && !OF_SERVER.test(name))
  const ofServer = of((name) => OF_SERVER.test(name))
  const firstFile = wordsFile('first-words', language)
  const laterFile = wordsFile('later-words', language)
  const both = [
    { name: 'firstWords', from: `./${firstFile}.ts` },
    { name: 'laterWords', from: `./${laterFile}.ts` },
  ]
  return [
    [firstFile, buildWords({ name: 'firstWords', says: 'What the first screens say.' }, first)],
    [laterFile, buildWords({ name: 'laterWords', says: 'What all other screens say.' }, later)],
    [
      wordsFile('catalogue', language),
      buildWords({ name: 'catalogue', says: 'What screens and servers say.' }, ofServer, both),
    ],
  ]
}

interface Exported {
  readonly name: string
  readonly says: string
}

/** @param held catalogues that are part of it */
function buildWords(
  { name, says }: Exported,
  parts: readonly Part[],
  held: readonly { readonly name: string; readonly from: string }[] = [],
): string {
  const filled = parts.filter(({ names }) => names.length > 0)
  return [
    `// ${buildHeader('src/texts/ and src/features/feature-names.ts')}`,
    `import type { Catalogue } from '../../texts/translation.ts'`,
    ...held.map((each) => `import { ${each.name} } from '${each.from}'`),
    ...filled.map(
      ({ names, from }) =>
        `import { ${names.join(', ')} } from '${posix.relative(FEATURE_REGISTRIES, from)}'`,
    ),
    '',
    `/** ${says} */`,
    `export const ${name}: Catalogue = {`,
    ...held.map((each) => `...${each.name},`),
    ...filled.flatMap(({ names }) => names.map((each) => `${each},`)),
    '}\n',
  ].join('\n')
}

/** @throws where a language lacks a part that French has. */
function partsOf(root: string, language: string, features: readonly string[]): readonly Part[] {
  const engine = engineOf(root)
  // One of the program's own lies there, whole.
  const isOfEngine = existsSync(join(engine, `src/texts/${language}`))
  const place = (ofEngine: string, ofProgram: string) =>
    isOfEngine ? ofEngine : `texts/${language}/${ofProgram}`
  const core = readdirSync(join(engine, `src/texts/${FIRST}`))
    .filter((file) => file !== OF_DEVELOPERS)
    .map((file) => [`src/texts/${FIRST}/${file}`, place(`src/texts/${language}/${file}`, file)])
  const ofFeatures = features.map((name) => {
    const folder = `${featureFolder(name)}/texts`
    return [`${folder}/${FIRST}.ts`, place(`${folder}/${language}.ts`, `features/${name}.ts`)]
  })
  const ofProgram = programFeatureNames(root)
    .map((name) => `features/${name}/texts`)
    // A program speaks some of all languages.
    .filter((folder) => existsSync(join(root, `${folder}/${language}.ts`)))
    .map((folder) => [`${folder}/${FIRST}.ts`, `${folder}/${language}.ts`])
  const locate = (path: string) => join(path.startsWith('src/') ? engine : root, path)
  return [...core, ...ofFeatures, ...ofProgram].flatMap(([source = '', target = '']) => {
    const names = namesIn(locate(source))
    const translated = new Set(namesIn(locate(target)))
    const missing = names.find((name) => !translated.has(name))
    if (missing !== undefined) throw new Error(`${target}: exports no ${missing}, which ${source} has`)
    return names.length === 0 ? [] : [{ names, from: target }]
  })
}

function namesIn(file: string): readonly string[] {
  if (!existsSync(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
}
