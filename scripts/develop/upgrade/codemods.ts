import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Project, QuoteKind, type SourceFile } from 'ts-morph'
import { readFaces } from '../public-api/read-faces.ts'
import { importFromFaces } from './import-from-faces.ts'
import { mendFilters } from './former-filters.ts'
import { mendLocale, mendQuestions } from './former-options.ts'
import { mendConditions } from './former-conditions.ts'

/**
 * A change that a newer engine asks of the files in `entities/`, where it finds what was right before: a project whose version
 * says that it was made already may still have a file of an older one.
 * @returns whether the file is changed.
 */
type Codemod = (source: SourceFile, engine: string) => boolean

/** By the names that the breaks in the changelog call them by. */
export const codemods: Readonly<Record<string, Codemod>> = {
  mendLocale,
  mendQuestions,
  mendFilters,
  mendConditions,
  importFromFaces: (source, engine) => importFromFaces(source, readFaces(engine)),
}

/**
 * A project's own files as a newer engine wants them, by path; those that stay as they are are left out.
 * @param tell Hears the name of each codemod that changed a file.
 */
export function mendEntities(
  root: string,
  engine: string,
  tell: (codemod: string) => void = () => {},
): ReadonlyMap<string, string> {
  const folder = join(root, 'entities')
  if (!existsSync(folder)) return new Map()
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    manipulationSettings: { quoteKind: QuoteKind.Single },
  })
  project.addSourceFilesAtPaths([`${folder}/**/*.ts`, `${folder}/**/*.tsx`])
  const mended = project.getSourceFiles().filter((source) => {
    const used = Object.entries(codemods).filter(([, mend]) => mend(source, engine))
    for (const [name] of used) tell(name)
    return used.length > 0
  })
  return new Map(mended.map((source) => [relative(root, source.getFilePath()), source.getFullText()]))
}
