import type { AnsweringEndpoint, Endpoint } from '../../../../src/schema/endpoint.ts'
import type { AnyEntity } from '../../../../src/schema/entity.ts'
import { readReferences } from '../entity-paths.ts'
import type { EntityFile } from '../model.ts'
import { buildSource } from './build-source.ts'
import { clientPath, typeName, resourceName } from './client-names.ts'
import { exportConstant, exportType, importNames, importTypes, objectOf } from './structures.ts'

/** The typed client of one entity. */
export function buildClient({ file, entity }: EntityFile): string {
  const { name } = entity
  const type = typeName(name)
  const types = `${type}, ${type}Create, ${type}Update`
  const related = findRelated(entity)
  return buildSource(file, [
    importNames(`../../../${file}`, name),
    importNames('../../api/entity-client.ts', 'createEntityClient'),
    importTypes('../../api/resource.ts', 'Resource'),
    ...(related.length > 0 ? [importNames('../../engine/loading/load-chunk.ts', 'loadChunk')] : []),
    importTypes('../../kinds/payload-type.ts', 'CreatePayload', 'UpdatePayload'),
    importNames('../../kinds/record-schema.ts', 'recordSchemaOf'),
    importTypes('../../kinds/record-type.ts', 'RecordOf'),
    exportType(type, `RecordOf<typeof ${name}>`),
    exportType(`${type}Create`, `CreatePayload<typeof ${name}>`),
    exportType(`${type}Update`, `UpdatePayload<typeof ${name}>`),
    exportConstant({
      name: resourceName(name),
      // Written out, because records that refer to each other would make its inferred type a circle.
      type: `Resource<${types}>`,
      doc: describeCalls(entity),
      initializer: objectOf({
        entity: name,
        client: `createEntityClient<${types}>(${name}, recordSchemaOf(${name}))`,
        related: buildRelated(related),
      }),
    }),
  ])
}

/** The entities that its records refer to. */
function findRelated(entity: AnyEntity): readonly string[] {
  return [...new Set(readReferences(entity).map(([, { to }]) => to))].sort()
}

function buildRelated(related: readonly string[]): string {
  return objectOf(Object.fromEntries(related.map((to) => [to, loadResource(to, './')])))
}

/** The code that loads an entity's client when it is asked for. */
export function loadResource(name: string, folder: './' | './clients/'): string {
  const module = clientPath(name).replace('clients/', folder)
  return `() => loadChunk(() => import('${module}')).then(({ ${resourceName(name)} }) => ${resourceName(name)})`
}

function describeCalls({ name, endpoints }: AnyEntity): string {
  const calls: readonly (readonly [string, Endpoint | AnsweringEndpoint])[] = Object.entries(endpoints)
  const lines = calls.map(([call, endpoint]) => `- ${call}: ${describeCall(endpoint)}`)
  return [`The calls of \`${name}\`:`, ...lines].join('\n')
}

function describeCall(endpoint: Endpoint | AnsweringEndpoint): string {
  const sends = endpoint.body ? ` sends ${endpoint.body}` : ''
  const answers = 'answer' in endpoint ? ` answers ${describeAnswer(endpoint.answer)}` : ''
  return `\`${endpoint.method} ${endpoint.path}\`${sends}${answers}`
}

function describeAnswer(answer: string | null): string {
  return answer === null ? 'without an envelope' : `\`${answer}\``
}
