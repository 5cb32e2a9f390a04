import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { featureFolder, featureNames, optionalFeatureNames } from '../../../src/features/feature-names.ts'
import { Refusal } from '../../../src/kinds/core/authoring/entity-finding.ts'
import { inEngine } from '../../process/engine.ts'
import { readEjectable } from './ejected-text.ts'

/** What a translator begins with. */
const FROM = 'en'

/** Begins the words of a language that the engine does not speak, in English. @throws Refusal where it has them already */
export function ejectLanguage(language: string): readonly string[] {
  if (!/^[a-z]{2,3}$/.test(language) || existsSync(inEngine('src/texts', language)))
    throw new Refusal(`"${language}" is no further language; write its code in ISO 639, as es`, 2)
  const folder = join('texts', language)
  if (existsSync(folder)) throw new Refusal(`${folder} is there already, and stays as it is`)
  const core = readdirSync(inEngine('src/texts', FROM)).map((file) => [`src/texts/${FROM}/${file}`, file])
  const ofFeatures = [...featureNames, ...optionalFeatureNames].map((name) => [
    `${featureFolder(name)}/texts/${FROM}.ts`,
    `features/${name}.ts`,
  ])
  for (const [source = '', target = ''] of [...core, ...ofFeatures]) {
    const text = readEjectable(source)
    if (text !== undefined) write(join(folder, target), translateImports(text, language))
  }
  return [
    `${folder} has the words of the screens and of the server, in English: translate them there.`,
    `next: languages: ['fr', '${language}'] in entities/app.ts, then npm run generate`,
  ]
}

/** Its files import each other, and count in their own language. */
function translateImports(text: string, language: string): string {
  return text
    .replaceAll(`tribune/src/texts/${FROM}/`, './')
    .replaceAll(`plural('${FROM}'`, `plural('${language}'`)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
