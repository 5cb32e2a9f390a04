import { existsSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { inEngine } from '../process/engine.ts'
import { findProgramFile } from '../process/program-files.mjs'

const GENERATED = /\/(generated|registries)\/|(program-kinds|schema\/languages)\.ts$|^tribune\/server$/
/** By its path, or as what a program has ejected names it. */
const ANY = /^(\.|\/|[A-Z]:|tribune\/(src\/|server$))/
const PACKAGE = 'tribune/'

/** A plugin of Vite and of Rolldown that gives builds the files of a program for those of the engine. */
export function programFiles(root: string) {
  return {
    name: 'program-files',
    enforce: 'pre' as const,
    resolveId: {
      filter: { id: existsSync(join(root, 'ejected')) ? ANY : GENERATED },
      handler(id: string, importer: string | undefined) {
        const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(id) ?? []
        const found = findProgramFile(resolve(root), locate(path, importer))
        return found === undefined ? null : found + query
      },
    },
  }
}

function locate(path: string, importer = ''): string {
  if (isAbsolute(path)) return path
  return path.startsWith(PACKAGE) ? inEngine(path.slice(PACKAGE.length)) : resolve(dirname(importer), path)
}
