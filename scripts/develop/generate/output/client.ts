import { posix } from 'node:path'
import { actionsOf } from '../../../../src/kinds/core/definition/transitions.ts'
import type { IconModule } from '../../../../src/schema/entity/menu.ts'
import type { AnsweringEndpoint, Endpoint } from '../../../../src/schema/entity/endpoint.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import type { FieldKind } from '../../../../src/schema/entity/field-kinds.ts'
import { type PathFields } from '../../../../src/kinds/core/definition/path-fields.ts'
import { findPathFields } from '../../../../src/kinds/reference/find-path-fields.ts'
import { isTranslated } from '../../../../src/schema/values/text.ts'
import { relationsOf } from '../../../../src/kinds/core/definition/definitions.ts'
import { findKindFile } from '../kinds/read-kinds.ts'
import { fieldPlaces, readReferences, waysTo } from '../entity-paths.ts'
import type { EntityFile, Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { typeName, resourceName } from './client-names.ts'
import { importPageLanguage, loadResource } from './load-resource.ts'
import {
  exportConstant,
  exportType,
  importNames,
  importTypes,
  arrayLiteral,
  literal,
  objectLiteral,
} from './structures.ts'

/** Generates the typed client of one entity. */
export function buildEntityClient({ file, entity }: EntityFile, model: Model): string {
  const { entities } = model
  const { name } = entity
  const type = typeName(name)
  const types = `${type}, ${type}Create, ${type}Update`
  const related = findRelated(entity)
  const pathFields = findPathFields(
    entities.map((each) => each.entity),
    entity,
  )
  const isDescribed = Object.keys(pathFields).length > 0
  return buildSource(file, [
    importNames(`../../../${file}`, name),
    importNames('../../api/entity-client.ts', 'createEntityClient'),
    importTypes('../../api/resource.ts', 'Resource'),
    importTypes('../../kinds/core/definition/payload.ts', 'CreatePayload', 'UpdatePayload'),
    importNames('../../kinds/core/definition/record.ts', 'recordSchemaOf', 'type RecordOf'),
    ...(isDescribed ? [importNames('../../kinds/core/definition/path-fields.ts', 'describePaths')] : []),
    ...(loadsOthers(related, entity) ? importPageLanguage('../../', model) : []),
    ...kindsOf(pathFields).map((kind) =>
      importNames(definitionPath(model.root, kind), `${kind} as ${constructorName(kind)}`),
    ),
    exportType(type, `RecordOf<typeof ${name}>`),
    exportType(`${type}Create`, `CreatePayload<typeof ${name}>`),
    exportType(`${type}Update`, `UpdatePayload<typeof ${name}>`),
    exportConstant({
      name: resourceName(name),
      // The type is written out, because entities that refer to each other would make an inferred one circular.
      type: `Resource<${types}>`,
      doc: describeCalls(entity),
      initializer: objectLiteral({
        entity: isDescribed ? `describePaths(${name}, ${buildPathFields(pathFields)})` : name,
        client: `createEntityClient<${types}>(${name}, recordSchemaOf(${name}))`,
        related: buildRelated(related, name, model),
        nestedPaths: literal(Object.fromEntries(findNestedPaths(entities, entity))),
        referrers: literal(findReferrers(entities, entity)),
        isReferredTo: isReferredTo(entities, entity) ? literal(true) : undefined,
        hasRoles: model.account.account.role === undefined ? undefined : literal(true),
        relatedLists: buildRelatedLists(model, entity),
        actionIcons: buildIcons(Object.entries(actionsOf(entity))),
        fieldIcons: buildIcons(Object.entries(entity.fields)),
        askedIcons: buildAskedIcons(entity),
      }),
    }),
  ])
}

/** The kinds of the fields at the ends of its paths, of which it may have no field itself. */
function kindsOf(pathFields: PathFields): readonly FieldKind[] {
  return [...new Set(Object.values(pathFields).map(({ kind }) => kind))].sort()
}

function definitionPath(root: string, kind: FieldKind): string {
  return posix.relative('src/generated/clients', findKindFile(root, kind, 'definition.ts') ?? '')
}

/** Under another name, because an entity may be called as a kind is. */
const constructorName = (kind: FieldKind) => `${kind}Field`

/** Made by their constructors, which make their kinds known. */
function buildPathFields(pathFields: PathFields): string {
  const entries = Object.entries(pathFields).map(([path, { kind, ...options }]) => {
    return [path, `${constructorName(kind)}(${readableOptions(options)})`] as const
  })
  return objectLiteral(Object.fromEntries(entries))
}

/** Nothing is chosen at the end of a path, so that a table of names has none there. */
const NO_NAMES = '{ load: () => Promise.resolve([]) }'

function readableOptions(options: object): string {
  const entries = Object.entries(options).flatMap(([key, value]) => {
    // A choice of languages is no text: its options are in the order of the config.
    const isLanguages = key === 'options' && isTranslated(value)
    const code = isTable(value) ? NO_NAMES : isLanguages ? JSON.stringify(value) : literal(value)
    return code === undefined ? [] : [[key, code] as const]
  })
  return objectLiteral(Object.fromEntries(entries))
}

const isTable = (value: unknown) => typeof value === 'object' && value !== null && 'load' in value

/** The entities it refers to. */
function findRelated(entity: AnyEntity): readonly string[] {
  const forms = Object.values(entity.actions ?? {}).map(({ fields = {} }) => ({ fields }))
  const places = [entity, ...forms].flatMap(fieldPlaces)
  return [...new Set(places.flatMap(readReferences).map(([, { to }]) => to))].sort()
}

// What a list nests: the relations of its records, and theirs.
const NESTED_DEEP = 2

/** Each way to a nested record, and the path of its list. */
function findNestedPaths(
  entities: readonly EntityFile[],
  entity: AnyEntity,
  deep = NESTED_DEEP,
): readonly (readonly [way: string, path: string])[] {
  if (deep === 0) return []
  return relationsOf(entity.fields).flatMap(({ to, as }) => {
    const target = entities.find((each) => each.entity.name === to)?.entity
    if (!target) return []
    const further = findNestedPaths(entities, target, deep - 1)
    return [[as, target.path] as const, ...further.map(([way, path]) => [`${as}.${way}`, path] as const)]
  })
}

/** The fields that refer to it, each with a list that can be filtered by them and that everybody sees. */
export function findReferrers(entities: readonly EntityFile[], { name }: AnyEntity) {
  return entities.flatMap(({ entity }) => {
    const { menu, list, read } = entity.access ?? {}
    if (menu || list || read || entity.pages?.list) return []
    const fields = readReferences(entity).filter(([, { to }]) => to === name)
    return fields.map(([field, { label }]) => ({
      path: entity.path,
      title: entity.list.title,
      field,
      ...(fields.length > 1 && { label }),
    }))
  })
}

/** Whether any field of a record or of its rows refers to it, seen by everybody or not. */
function isReferredTo(entities: readonly EntityFile[], { name }: AnyEntity): boolean {
  return entities.some(({ entity }) =>
    fieldPlaces(entity)
      .flatMap(readReferences)
      .some(([, { to }]) => to === name),
  )
}

/** A list for each field by which one of the related entities refers to it. */
function buildRelatedLists(model: Model, { name, related }: AnyEntity): string | undefined {
  if (!related) return undefined
  const lists = related.flatMap((from) => {
    const found = model.entities.find((each) => each.entity.name === from)
    const ways = found ? waysTo(found.entity, name) : []
    return ways.map((field) => objectLiteral({ field: literal(field), load: loadRelated(from, name, model) }))
  })
  return arrayLiteral(lists)
}

interface Iconed {
  readonly icon?: IconModule
}

function buildIcons(all: readonly (readonly [string, Iconed])[]): string | undefined {
  const icons = all.flatMap(([name, { icon }]): readonly [string, string][] =>
    icon === undefined ? [] : [[name, `() => import('${icon.replace(/^\.\//, '../../../entities/')}')`]],
  )
  return icons.length === 0 ? undefined : objectLiteral(Object.fromEntries(icons))
}

function buildAskedIcons({ actions = {} }: AnyEntity): string | undefined {
  const icons = Object.entries(actions).flatMap(([action, { fields = {} }]): readonly [string, string][] => {
    const own = buildIcons(Object.entries(fields))
    return own === undefined ? [] : [[action, own]]
  })
  return icons.length === 0 ? undefined : objectLiteral(Object.fromEntries(icons))
}

function buildRelated(related: readonly string[], own: string, model: Model): string {
  return objectLiteral(Object.fromEntries(related.map((to) => [to, loadRelated(to, own, model)])))
}

function loadsOthers(related: readonly string[], { name, related: listed = [] }: AnyEntity): boolean {
  return [...related, ...listed].some((other) => other !== name)
}

/** An entity that refers to itself is loaded already. */
function loadRelated(to: string, own: string, model: Model): string {
  return to === own ? `() => Promise.resolve(${resourceName(own)})` : loadResource(to, './', model)
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
