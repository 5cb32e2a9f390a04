import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Project, type SourceFile } from 'ts-morph'
import { isNewer } from './read-changelog.ts'

/** A change that a newer engine asks of the files in `entities/`. */
interface Codemod {
  /** The version that asks for it. */
  readonly since: string
  /** @returns whether the file is changed. */
  readonly mend: (source: SourceFile) => boolean
}

const codemods: readonly Codemod[] = [
  { since: '0.2.0', mend: moveImports('src/server/fill-database.ts', 'src/behaviour/demo.ts') },
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

/** Mends a project's own files for a newer engine, or with `isCheck` only says which it would. */
export function mendEntities(root: string, version: string, isCheck: boolean): readonly string[] {
  const folder = join(root, 'entities')
  if (!existsSync(folder)) return []
  const project = new Project({ skipAddingFilesFromTsConfig: true, skipFileDependencyResolution: true })
  project.addSourceFilesAtPaths([`${folder}/**/*.ts`, `${folder}/**/*.tsx`])
  const due = codemods.filter(({ since }) => isNewer(since, version))
  const mended = project
    .getSourceFiles()
    .filter((source) => due.filter(({ mend }) => mend(source)).length > 0)
  if (!isCheck) project.saveSync()
  return mended.map((source) => relative(root, source.getFilePath()))
}
