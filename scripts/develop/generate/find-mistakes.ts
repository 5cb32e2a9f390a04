import { checkEntity } from './checks/entity-check.ts'
import { isObject } from './checks/check.ts'
import { readParts } from './checks/entity-parts.ts'
import { describeFound } from './diagnostics/expectation.ts'
import type { Finding } from './diagnostics/finding.ts'
import type { EntityModule, ReadModules } from './read-modules.ts'
import { findEntityMistakes, findModelMistakes } from './rules/rules.ts'

/** Everything that is wrong in the entity files, whatever else is wrong in them. */
export function findMistakes({ modules, findings }: ReadModules): readonly Finding[] {
  const exported = modules.flatMap(readExport)
  const entities = exported.map(({ file, exportedAs, value }) => readParts(file, exportedAs, value))
  const unreadable = [
    ...findings.map(({ file }) => file),
    ...modules.filter(isWrongModule).map(({ file }) => file),
  ]
  return [
    ...findings,
    ...modules.flatMap(findExportMistakes),
    ...exported.flatMap(findShapeMistakes),
    ...entities.flatMap(findEntityMistakes),
    ...findModelMistakes({ entities, unreadNames: unreadable.map(guessName) }),
  ]
}

interface Exported {
  readonly file: string
  readonly exportedAs: string
  readonly value: unknown
}

function isWrongModule(module: EntityModule): boolean {
  return findExportMistakes(module).length > 0
}

/** The one thing a file exports, where it can be an entity. */
function readExport(module: EntityModule): readonly Exported[] {
  const [exportedAs] = Object.keys(module.exports)
  if (exportedAs === undefined || isWrongModule(module)) return []
  return [{ file: module.file, exportedAs, value: module.exports[exportedAs] }]
}

function findExportMistakes({ file, exports }: EntityModule): readonly Finding[] {
  const [first, second, ...more] = Object.keys(exports)
  const write = 'write export const sponsor = defineEntity({ … })'
  if (first === undefined) {
    const message = `there is no export; expected one entity; ${write}`
    return [{ code: 'E103', file, path: [], position: { line: 1, column: 1 }, message }]
  }
  if (second !== undefined) {
    const message = `there are ${2 + more.length} exports, ${[first, second, ...more].join(', ')}; expected one entity and nothing else; give each entity a file of its own`
    return [{ code: 'E104', file, exportedAs: second, path: [], message }]
  }
  if (isObject(exports[first])) return []
  const message = `${describeFound(exports[first])}; expected an entity; ${write}`
  return [{ code: 'E103', file, exportedAs: first, path: [], message }]
}

function findShapeMistakes({ file, exportedAs, value }: Exported): readonly Finding[] {
  return checkEntity(value).map((complaint) => ({ ...complaint, file, exportedAs }))
}

/** `trainingSession` of `entities/training-session.ts`, which could not be asked. */
function guessName(file: string): string {
  const base = file.replace(/^.*\//, '').replace(/\.\w+$/, '')
  return base.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())
}
