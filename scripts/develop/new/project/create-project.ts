import { readFileSync } from 'node:fs'
import { inEngine } from '../../../process/engine.ts'
import { generate } from '../../generate/generate.ts'
import { writeProject } from './write-project.ts'

/** Writes a program of one's own, and what is generated of it. @param engine see `NewProgram` */
export async function createProject(folder: string, engine?: string): Promise<readonly string[]> {
  const { version } = JSON.parse(readFileSync(inEngine('package.json'), 'utf8'))
  const { root, lines } = writeProject({ folder, version, engine })
  await generate(root, { write: true })
  return lines
}
