import type { Behaviours } from '../../src/behaviour/behaviour.ts'
import { serverFeatures } from '../../src/features/registries/servers.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { type Backend, createBackend } from '../../src/server/backend.ts'
import { prepareDataFolder } from '../../src/server/database/data-folder.ts'
import type { Database } from '../../src/server/database/database.ts'
import { planMigration } from '../../src/server/database/migrations/migrate.ts'
import { type Environment, parseSettings } from '../../src/server/settings.ts'

/** The entities with their own code. */
export interface Program {
  readonly entities: readonly AnyEntity[]
  readonly behaviours?: Behaviours
}

const NOT_PREPARED =
  'The database is not what the entities say yet, so nothing was tried: npm start brings it up to date, and so does npm run schema -- --apply.'

/** Does something with the services of a program on an open database. A trial changes nothing, the tables neither. */
export async function onBackend<T>(
  program: Program,
  env: Environment,
  { database, isTrial }: { readonly database: Database; readonly isTrial: boolean },
  work: (backend: Backend) => Promise<T>,
): Promise<T> {
  const { bucket, dataFolder } = parseSettings(env)
  const { uploads } = await prepareDataFolder(dataFolder)
  if (isTrial && (await planMigration(database, program.entities, serverFeatures)).length > 0)
    throw new Error(NOT_PREPARED)
  const backend = await createBackend({
    features: serverFeatures,
    ...program,
    isTrial,
    database,
    uploadsFolder: uploads,
    bucket,
  })
  try {
    return await work(backend)
  } finally {
    if (!isTrial) await backend.processes.leave()
  }
}

/** @throws Error that names those there are */
export function findEntity(entities: readonly AnyEntity[], name: string): AnyEntity {
  const entity = entities.find((each) => each.name === name)
  if (entity) return entity
  throw new Error(`There is no "${name}"; expected one of: ${entities.map((each) => each.name).join(', ')}.`)
}
