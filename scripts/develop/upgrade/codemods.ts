import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Project, QuoteKind, type SourceFile } from 'ts-morph'
import { readFaces } from '../faces/read-faces.ts'
import { importFromFaces } from './import-from-faces.ts'
import { isNewer } from './read-changelog.ts'

/** A change that a newer engine asks of the files in `entities/`. */
interface Codemod {
  /** The version that asks for it. */
  readonly since: string
  /** @returns whether the file is changed. */
  readonly mend: (source: SourceFile, engine: string) => boolean
}

const codemods: readonly Codemod[] = [
  { since: '0.2.0', mend: moveImports('src/server/fill-database.ts', 'src/behaviour/demo.ts') },
  { since: '0.3.0', mend: (source, engine) => importFromFaces(source, readFaces(engine)) },
]

/** Everything that was imported from one file of the engine comes from another. */
function moveImports(from: string, to: string) {
  return (source: SourceFile): boolean => {
    const moved = source
      .getImportDeclarations()
      .filter((each) => each.getModuleSpecifierValue().endsWith(`../${from}`))
    for (const each of moved) each.setModuleSpecifier(each.getModuleSpecifierValue().replace(from, to))
    return moved.length > 0
  }
}

/** A project's own files as a newer engine wants them, by path; those that stay as they are are left out. */
export function mendEntities(root: string, version: string, engine: string): ReadonlyMap<string, string> {
  const folder = join(root, 'entities')
  if (!existsSync(folder)) return new Map()
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    manipulationSettings: { quoteKind: QuoteKind.Single },
  })
  project.addSourceFilesAtPaths([`${folder}/**/*.ts`, `${folder}/**/*.tsx`])
  const due = codemods.filter(({ since }) => isNewer(since, version))
  const mended = project
    .getSourceFiles()
    .filter((source) => due.filter(({ mend }) => mend(source, engine)).length > 0)
  return new Map(mended.map((source) => [relative(root, source.getFilePath()), source.getFullText()]))
}
