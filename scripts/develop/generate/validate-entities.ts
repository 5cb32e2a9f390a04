import { checkEntity } from './checks/entity-check.ts'
import { isObject } from '../../../src/kinds/core/authoring/json.ts'
import { readParts } from './checks/entity-parts.ts'
import { describeFound } from '../../../src/kinds/core/authoring/expectation.ts'
import type { Finding } from './diagnostics/finding.ts'
import type { EntityModule, ReadModules } from './loading/read-modules.ts'
import { readApp } from './rules/app.ts'
import { checkListWheres } from './rules/lists.ts'
import { checkModel } from './rules/rules.ts'

/** Collects all errors of the entity files, each file's independently of the others. */
export async function validateEntities({
  modules,
  app,
  unread,
  findings,
}: ReadModules): Promise<readonly Finding[]> {
  const exported = modules.flatMap(readExport)
  const entities = exported.map(({ file, exportedAs, value }) => readParts(file, exportedAs, value))
  const unreadable = [...unread, ...modules.filter(isWrongModule).map(({ file }) => file)]
  const all = {
    entities,
    unreadNames: unreadable.map(guessName),
    hasOtherBackend: readApp(app)?.backend !== undefined,
  }
  return [
    ...findings,
    ...modules.flatMap(findExportErrors),
    ...exported.flatMap(findShapeErrors),
    ...checkModel(all),
    ...(await checkListWheres(all)),
  ]
}

interface Exported {
  readonly file: string
  readonly exportedAs: string
  readonly value: unknown
}

function isWrongModule(module: EntityModule): boolean {
  return findExportErrors(module).length > 0
}

/** A file's single export, when it can be an entity. */
function readExport(module: EntityModule): readonly Exported[] {
  const [exportedAs] = Object.keys(module.exports)
  if (exportedAs === undefined || isWrongModule(module)) return []
  return [{ file: module.file, exportedAs, value: module.exports[exportedAs] }]
}

function findExportErrors({ file, exports }: EntityModule): readonly Finding[] {
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

function findShapeErrors({ file, exportedAs, value }: Exported): readonly Finding[] {
  return checkEntity(value).map((finding) => ({ ...finding, file, exportedAs }))
}

/** `trainingSession` for `entities/training-session.ts`, when the file could not be read. */
function guessName(file: string): string {
  const base = file.replace(/^.*\//, '').replace(/\.\w+$/, '')
  return base.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())
}
