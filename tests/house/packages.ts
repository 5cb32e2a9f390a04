import { isBuiltin } from 'node:module'
import { Node } from 'ts-morph'
import { readImports, readSpecifiers } from './imports.ts'
import { problemAt, type Rule, type Source } from './source.ts'

/** What `npm start` runs, the browser half that it builds among it, and the commands of operators. */
const STARTED =
  /^(vite\.config\.ts|scripts\/build\/build\.ts|scripts\/develop\/generate\.ts|scripts\/operate\/\w+\.ts|src\/app\/main\.tsx)$/

/** What runs where no more than the dependencies is installed imports nothing else. */
export function createPackagesRule(dependencies: readonly string[]): Rule {
  const isMissing = (name: string | undefined): name is string =>
    name !== undefined && name !== 'tribune' && !isBuiltin(name) && !dependencies.includes(name)
  return (sources) =>
    listLoaded(sources).flatMap((source) =>
      readSpecifiers(source).flatMap(({ node, specifier }) => {
        const [name] = /^(@[^/]+\/)?[^./#][^/]*/.exec(specifier) ?? []
        if (isForTypes(node) || !isMissing(name)) return []
        return [problemAt(source, node, `"${name}" is none of the dependencies, and npm start loads it`)]
      }),
    )
}

function listLoaded(sources: readonly Source[]): readonly Source[] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const loaded = new Set(sources.filter(({ path }) => STARTED.test(path)))
  // A set is walked to its end, whatever is added meanwhile.
  for (const source of loaded)
    for (const { node, target } of readImports(source)) {
      const next = isForTypes(node) ? undefined : byPath.get(target)
      if (next) loaded.add(next)
    }
  return [...loaded]
}

function isForTypes(node: Node): boolean {
  return (Node.isImportDeclaration(node) || Node.isExportDeclaration(node)) && node.isTypeOnly()
}
