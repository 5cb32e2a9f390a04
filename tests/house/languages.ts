import { Node } from 'ts-morph'
import { readImports } from './imports.ts'
import { problemAt, type Rule } from './source.ts'

/** `src/texts/fr/form.ts`, `src/features/trash/texts/fr.ts` */
const CATALOGUE = /\/texts\/[a-z]{2}(\/.+)?\.ts$/

/** What gathers words of each language: all, or those for developers. */
const GATHERED =
  /^(src\/features\/registries\/(catalogue|(first|later)-words)-[a-z]{2}|scripts\/develop\/new\/in-language)\.ts$/

/** Only `imports` of package.json chooses a language; the files of one may import each other. */
export const findLanguageImports: Rule = (sources) =>
  sources
    .filter(({ path }) => !CATALOGUE.test(path) && !GATHERED.test(path))
    .flatMap((source) =>
      readImports(source)
        .filter(({ specifier, target }) => !specifier.startsWith('#') && CATALOGUE.test(target))
        .map(({ node, target }) =>
          problemAt(
            source,
            node,
            `${target} is of one language; import it as #texts/… or #features/…/texts.ts`,
          ),
        ),
    )

/** What people read, in the language that every part is written in. */
const WRITTEN = /^src\/(texts\/fr\/.+|(features|accounts)\/.+\/texts\/fr)\.ts$/

/** What is no `words(…)` is said in the same language to everybody. */
export const findUntranslated: Rule = (sources) =>
  sources
    .filter(({ path }) => WRITTEN.test(path))
    .flatMap((source) =>
      source.file
        .getVariableDeclarations()
        .filter((variable) => variable.isExported() && !isOfWords(variable.getInitializer()))
        .map((variable) => problemAt(source, variable, `${variable.getName()} is no words('…', { … })`)),
    )

function isOfWords(value: Node | undefined): boolean {
  return Node.isCallExpression(value) && value.getExpression().getText() === 'words'
}
