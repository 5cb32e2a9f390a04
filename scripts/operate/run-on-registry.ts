import type { Behaviours } from '../../src/behaviour/behaviour.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { isUpToDate } from '../build/is-up-to-date.ts'
import { generatedFolder } from '../process/engine.ts'
import { mustSucceed, runScript } from '../process/run-node.ts'

/** Generates where a config has changed, runs a command on the entities, and prints its result or the reason of its failure. */
export async function runOnRegistry(
  command: (entities: readonly AnyEntity[], behaviours: Behaviours) => Promise<string>,
): Promise<void> {
  if (!isUpToDate(`${generatedFolder('.')}/registry.ts`, ['entities']))
    await mustSucceed(runScript('develop/generate'))
  // Imported only now, because it may have just been generated.
  const { behaviours, entities } = await import('../../src/generated/registry.ts')
  try {
    console.log(await command(entities, behaviours))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
