import { isArray, isObject, objectOr, type JsonObject } from '../../../kinds/core/authoring/json.ts'
import { relationsOf } from '../../../kinds/core/definition/definitions.ts'
import type { Operation } from '../../../schema/access/access.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Store } from '../../records/store/store.ts'

const SCHEMAS = '#/components/schemas/'
const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** What the calls of an entity's endpoints do. */
const DOES = {
  list: 'list',
  read: 'read',
  create: 'create',
  update: 'update',
  destroy: 'delete',
} as const satisfies Record<string, Operation>

/**
 * The OpenAPI document as a caller may know it: without entities that they may not read, without calls that they may not
 * make, and without fields that they may not read, by whatever name these are sorted, filtered or answered.
 */
export function limitOpenApi(document: JsonObject, store: Store): JsonObject {
  const refused = new Set(store.allEntities.flatMap((entity) => refusedCalls(entity, store)))
  const paths = Object.entries(objectOr(document['paths'])).flatMap(([path, item]) => {
    const calls = Object.entries(objectOr(item)).filter(
      ([method, call]) => !refused.has(`${method} ${path}`) && isSeen(call, store),
    )
    const left = calls.map(([method, call]) => [method, limitCall(call, store)] as const)
    return left.some(([method]) => METHODS.includes(method))
      ? [[path, Object.fromEntries(left)] as const]
      : []
  })
  const limited = { ...document, paths: Object.fromEntries(paths) }
  return { ...limited, tags: seenTags(document, store), components: limitComponents(limited, store) }
}

function refusedCalls(entity: AnyEntity, { rights }: Store): readonly string[] {
  return Object.entries(DOES).flatMap(([name, operation]) => {
    const endpoint = Object.entries(entity.endpoints).find(([key]) => key === name)?.[1]
    if (!endpoint || rights.may(operation, entity)) return []
    return [`${endpoint.method.toLowerCase()} ${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`]
  })
}

const tagOf = (call: unknown) =>
  isArray(objectOr(call)['tags']) ? [objectOr(call)['tags']].flat()[0] : undefined

/** Calls of no entity are everybody's. */
function isSeen(call: unknown, { allEntities, entities }: Store): boolean {
  const of = (each: AnyEntity) => each.name === tagOf(call)
  return entities.some(of) || !allEntities.some(of)
}

function seenTags({ tags }: JsonObject, store: Store): unknown {
  return isArray(tags) ? tags.filter((tag) => isSeen({ tags: [objectOr(tag)['name']] }, store)) : tags
}

function limitCall(call: unknown, store: Store): unknown {
  const unseen = store.allEntities.map(({ name }) => name).filter((name) => !isSeen({ tags: [name] }, store))
  const hidden = hiddenNames(String(tagOf(call)), store)
  return without(call, (name) => unseen.includes(name) || isHidden(name, hidden))
}

/** The fields of an entity that the caller does not read, and those of the records in it by their way: `Player.phone`. */
function hiddenNames(
  name: string,
  store: Pick<Store, 'allEntities' | 'entities'>,
  way = '',
): readonly string[] {
  const [whole, seen] = [store.allEntities, store.entities].map((all) =>
    all.find((each) => each.name === name),
  )
  if (!whole) return []
  const own = Object.keys(whole.fields).filter((field) => !seen || !Object.hasOwn(seen.fields, field))
  const names = own.map((field) => `${way}${field}`)
  if (way !== '') return names
  return relationsOf(whole.fields).reduce(
    (all, { to, as }) => [...all, ...hiddenNames(to, store, `${as}.`)],
    names,
  )
}

/** `phone`, `filter.phone.contains`, `name,phone` */
function isHidden(name: string, hidden: readonly string[]): boolean {
  const parts = name.split(',').map((part) => part.replace(/^.*\bfilter\./, ''))
  return hidden.some((each) => parts.some((part) => part === each || part.startsWith(`${each}.`)))
}

/** A part of the document without parameters, properties and values of some names. */
function without(part: unknown, isLeftOut: (name: string) => boolean): unknown {
  if (isArray(part))
    return part
      .filter((each) => !isLeftOut(typeof each === 'string' ? each : String(objectOr(each)['name'])))
      .map((each) => without(each, isLeftOut))
  if (!isObject(part)) return part
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, each]) => {
      if (key !== 'properties' || !isObject(each)) return [[key, without(each, isLeftOut)]]
      const left = Object.entries(each).filter(([name]) => !isLeftOut(name))
      return [[key, Object.fromEntries(left.map(([name, value]) => [name, without(value, isLeftOut)]))]]
    }),
  )
}

/** The schemas that what is left refers to; those of one entity alone without its hidden fields. */
function limitComponents(document: JsonObject, store: Store): unknown {
  const components = objectOr(document['components'])
  const all = objectOr(components['schemas'])
  const { schemas: _schemas, ...others } = components
  const used = new Map<string, Set<string>>()
  const collect = (part: unknown, by: string) => {
    for (const name of referencesIn(part)) {
      const users = used.get(name) ?? new Set()
      if (users.has(by)) continue
      used.set(name, users.add(by))
      collect(all[name], by)
    }
  }
  collect(others, '')
  for (const item of Object.values(objectOr(document['paths'])))
    for (const call of Object.values(objectOr(item))) collect(call, String(tagOf(call)))
  const schemas = [...used].map(([name, users]) => {
    const [owner, ...more] = store.entities.filter((entity) => users.has(entity.name))
    const hidden = owner && more.length === 0 ? hiddenNames(owner.name, store) : []
    return [name, without(all[name], (each) => isHidden(each, hidden))] as const
  })
  return { ...others, schemas: Object.fromEntries(schemas) }
}

function referencesIn(part: unknown): readonly string[] {
  if (typeof part === 'string') return part.startsWith(SCHEMAS) ? [part.slice(SCHEMAS.length)] : []
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(referencesIn) : []
}
