import { spawnSync } from 'node:child_process'
import { Refusal } from '../../../src/kinds/core/authoring/entity-finding.ts'
import { ENGINE } from '../../process/engine.ts'

/** Runs a program in the folder of the engine. @returns what it said @throws where it failed */
export function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: ENGINE,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  if (status !== 0) throw new Refusal(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`)
  return stdout
}
