import type { AnyEntity } from '../../../src/schema/entity.ts'
import type { Environment } from '../../../src/server/settings.ts'
import { openSource } from '../backup/open-source.ts'
import { readContents } from './read-contents.ts'
import { restore } from './restore.ts'

/** Restores a backup where a start with this environment would look, whatever it came from. @returns what to tell. */
export async function runRestore(
  entities: readonly AnyEntity[],
  env: Environment,
  file: string,
): Promise<string> {
  const contents = await readContents(file)
  const place = await openSource(entities, env)
  try {
    await restore(place, contents)
  } finally {
    await place.database.queries.destroy()
  }
  return `Restored: all records and ${contents.images.size} pictures.`
}
