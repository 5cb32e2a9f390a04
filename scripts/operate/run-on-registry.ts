import { spawnSync } from 'node:child_process'
import type { Behaviours } from '../../src/behaviour/behaviour.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { isUpToDate } from '../build/is-up-to-date.ts'
import { generatedFolder } from '../process/engine.ts'
import { scriptArguments } from '../process/run-node.ts'

/** Generates where a config has changed, runs a command on the entities, and prints its result or the reason of its failure. */
export async function runOnRegistry(
  command: (entities: readonly AnyEntity[], behaviours: Behaviours) => Promise<string>,
): Promise<void> {
  if (!isUpToDate(`${generatedFolder('.')}/registry.ts`, ['entities'])) {
    // The standard output is the command's own.
    const { status } = spawnSync(process.execPath, scriptArguments('develop/generate'), {
      stdio: ['inherit', 2, 2],
    })
    if (status !== 0) process.exit(status ?? 1)
  }
  // Imported only now, because it may have just been generated.
  const { behaviours, entities } = await import('../../src/generated/registry.ts')
  try {
    const result = await command(entities, behaviours)
    // Nothing is added to what it has written itself.
    if (result !== '') console.log(result)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
