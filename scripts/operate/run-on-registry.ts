import type { AnyEntity } from '../../src/schema/entity.ts'
import { mustSucceed, runScript } from '../process/run-node.ts'

/** Runs a command on the entities as they are now, and prints what it has to tell, or why it failed. */
export async function runOnRegistry(
  command: (entities: readonly AnyEntity[]) => Promise<string>,
): Promise<void> {
  await mustSucceed(runScript('develop/generate'))
  // Imported only now, because it has just been generated.
  const { entities } = await import('../../src/generated/registry.ts')
  try {
    console.log(await command(entities))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
