import { Node } from 'ts-morph'
import type { Problem, Rule, Source } from './source.ts'

/** What a browser's function and the server's are called that are the two ends of one call. */
const CLIENT = /client\.ts$/
const SERVER = /^src\/(server|accounts\/server|(features|accounts\/ways)\/[\w-]+\/server)\//

/** The same for each of the two databases. */
const DIALECT = /\/(postgres|sqlite)(-[\w-]+)?(\/[\w-]+)?\.ts$/

/** The same words in each language, and what gathers them. */
const TRANSLATED =
  /^src\/(texts\/[a-z]{2}\/|(features|accounts\/ways)\/([\w-]+\/texts\/[a-z]{2}|registries\/(catalogue|(first|later)-words)-[a-z]{2})\.ts$)/

/** A name that is searched for has one meaning. */
export const findTwiceExported: Rule = (sources) => {
  const byName = new Map<string, { readonly path: string; readonly line: number }[]>()
  for (const { path, file } of sources) {
    if (!/^(src|scripts)\//.test(path) || path.startsWith('src/generated/')) continue
    for (const [name, line] of readExports(file))
      byName.set(name, [...(byName.get(name) ?? []), { path, line }])
  }
  return [...byName].flatMap(([name, places]): readonly Problem[] => {
    const paths = places.map(({ path }) => path)
    const [first, ...others] = places
    if (!first || others.length === 0 || isOneMeaning(paths)) return []
    const message = `exports ${name}, as ${others.map(({ path }) => path).join(', ')} does; two meanings have two names`
    return [{ ...first, message }]
  })
}

/** Without the checker, which `isExported()` asks and waits for; a type and a value of one name are one. */
export function readExports(file: Source['file']): ReadonlyMap<string, number> {
  const statements = file.getStatements().filter((each) => Node.isExportable(each) && each.hasExportKeyword())
  return new Map(
    statements.flatMap((each) => {
      const named = Node.isVariableStatement(each) ? each.getDeclarations() : [each]
      return named.flatMap((node): readonly [string, number][] =>
        Node.hasName(node) ? [[node.getName(), node.getStartLineNumber()]] : [],
      )
    }),
  )
}

function isOneMeaning(paths: readonly string[]): boolean {
  const isCall =
    paths.length === 2 && paths.some((path) => CLIENT.test(path)) && paths.some((path) => SERVER.test(path))
  return [DIALECT, TRANSLATED].some((one) => paths.every((path) => one.test(path))) || isCall
}
