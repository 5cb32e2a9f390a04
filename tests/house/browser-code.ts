import { Node } from 'ts-morph'
import { readImports } from './imports.ts'
import { problemAt, type Rule, type Source } from './source.ts'

/** Behind it stand components and their styles, which Node cannot load. */
const BROWSER = 'src/engine/face.ts'

/** What scripts run without a build imports nothing of the browser's, through other files neither. */
export const findBrowserCode: Rule = (sources) => {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  return sources
    .filter(({ path }) => path.startsWith('scripts/'))
    .flatMap((source) => {
      const trail = findTrail(source, byPath, new Set())
      return trail ? [problemAt(source, source.file, `loads ${trail.join(' -> ')}`)] : []
    })
}

function findTrail(
  source: Source,
  byPath: ReadonlyMap<string, Source>,
  seen: Set<string>,
): readonly string[] | undefined {
  for (const { target, node } of readImports(source)) {
    if (isOfTypes(node)) continue
    if (target === BROWSER) return [target]
    const next = byPath.get(target)
    if (!next || seen.has(target)) continue
    seen.add(target)
    const trail = findTrail(next, byPath, seen)
    if (trail) return [target, ...trail]
  }
  return undefined
}

function isOfTypes(node: Node): boolean {
  return (Node.isImportDeclaration(node) || Node.isExportDeclaration(node)) && node.isTypeOnly()
}
