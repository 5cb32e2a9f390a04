import { readImports } from './imports.ts'
import type { Problem, Rule, Source } from './source.ts'

/** Files that load each other when they are asked for, and must: entities refer to each other. */
const MUTUAL = /^src\/generated\/clients\//

/** No file imports itself through others, be it loaded when it is asked for. */
export const findCircles: Rule = (sources) => {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const done = new Set<string>()
  const problems: Problem[] = []
  const visit = (source: Source, trail: readonly string[]): void => {
    if (done.has(source.path)) return
    for (const { node, target } of readImports(source).filter(
      (each) => !each.isDynamic || !MUTUAL.test(source.path),
    )) {
      const start = trail.indexOf(target)
      const next = byPath.get(target)
      if (start >= 0) {
        const message = `a circle of imports: ${[...trail.slice(start), target].join(' -> ')}`
        problems.push({ path: source.path, line: node.getStartLineNumber(), message })
      } else if (next) visit(next, [...trail, target])
    }
    done.add(source.path)
  }
  for (const source of sources) visit(source, [source.path])
  return problems
}
