import type { App } from '../../../src/schema/entity/app.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { isEntity } from './checks/entity-check.ts'
import type { EntityWithAccount, EntityFile, Model, PageFile } from './model.ts'
import type { ConfigText } from './loading/config-texts.ts'
import { readWrittenEndpoints } from './loading/custom-endpoints.ts'
import type { EntityModule } from './loading/read-modules.ts'
import type { ServerFile } from './loading/server-files.ts'

/** What a project says, without an error. */
export interface RightProject {
  readonly root: string
  readonly modules: readonly EntityModule[]
  readonly app: App | undefined
  readonly pages: readonly PageFile[]
  readonly texts: readonly ConfigText[]
  /** What values of a field are called. */
  readonly valueTexts: Model['valueTexts']
  readonly docstrings: Model['docstrings']
  readonly computedBy: Model['computedBy']
  readonly hasDemo: boolean
}

/** Builds the model of valid entity files. */
export function buildModel(
  {
    root,
    modules,
    app = { name: 'Tribune' },
    pages,
    texts,
    valueTexts,
    docstrings,
    computedBy,
    hasDemo,
  }: RightProject,
  servers: readonly ServerFile[],
): Model {
  const entities = modules.flatMap(readEntity).sort(inMenuOrder)
  return {
    root,
    app,
    hasDemo,
    entities,
    pages: [...pages].sort((one, other) => (one.page.path < other.page.path ? -1 : 1)),
    texts,
    valueTexts,
    docstrings,
    computedBy,
    account: findAccount(entities),
    customEndpoints: entities.flatMap((entity) => endpointsOf(entity, servers)),
    serverFiles: new Map(filesByEntity(entities, servers)),
  }
}

function filesByEntity(entities: readonly EntityFile[], servers: readonly ServerFile[]) {
  return entities.flatMap(({ file, entity }): readonly [string, string][] => {
    const own = servers.find(({ entityFile }) => entityFile === file)
    return own ? [[entity.name, own.file]] : []
  })
}

function endpointsOf({ file, entity }: EntityFile, servers: readonly ServerFile[]) {
  const own = servers.find(({ entityFile }) => entityFile === file)
  return own ? readWrittenEndpoints(own.source).map((each) => ({ ...each, entity: entity.name })) : []
}

function readEntity({ file, exports }: EntityModule): readonly EntityFile[] {
  return Object.values(exports)
    .filter(isEntity)
    .map((entity) => ({ file, entity }))
}

function inMenuOrder(one: EntityFile, other: EntityFile): number {
  return menuPlace(one) - menuPlace(other) || (one.entity.name < other.entity.name ? -1 : 1)
}

/** Entities without a menu item come last; subtracting infinities would give NaN. */
function menuPlace({ entity }: EntityFile): number {
  return entity.menu?.order ?? Number.MAX_SAFE_INTEGER
}

function findAccount(entities: readonly EntityFile[]): EntityWithAccount {
  const account = entities.map(({ entity }) => entity).find(isAccount)
  if (!account) throw new Error('a rule sees to it that one entity has an account')
  return account
}

function isAccount(entity: AnyEntity): entity is EntityWithAccount {
  return entity.account !== undefined
}
