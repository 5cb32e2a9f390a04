import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listEngineFiles } from '../new/project/engine-files.ts'

/** Files of the engine by what happens to them in a project. */
export interface FileChanges {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

/** Compares the engine in a project with another one. */
export function compareEngines(project: string, engine: string): FileChanges {
  const wanted = listEngineFiles(engine)
  const kept = new Set(wanted)
  return {
    added: wanted.filter((file) => !existsSync(join(project, file))),
    changed: wanted.filter((file) => existsSync(join(project, file)) && differs(file, project, engine)),
    removed: listEngineFiles(project).filter((file) => !kept.has(file)),
  }
}

function differs(file: string, project: string, engine: string): boolean {
  return !readFileSync(join(project, file)).equals(readFileSync(join(engine, file)))
}
