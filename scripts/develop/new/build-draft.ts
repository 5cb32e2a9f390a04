import { authoringOf } from '../../../src/kinds/registries/authorings.ts'
import { pathsOf } from '../../../src/kinds/core/definition/definitions.ts'
import { crud, type Endpoint, type Endpoints } from '../../../src/schema/entity/endpoint.ts'
import { entityDefaults } from '#texts/developers.ts'
import { assertFields } from './assert-fields.ts'
import { assertFree } from './assert-free.ts'
import { assertEntityName } from './assert-names.ts'
import { buildColumns } from './build-columns.ts'
import { completeField } from './complete-field.ts'
import type { EntityDraft, FieldDraft } from './entity-draft.ts'
import type { Answers, EntityRequest } from './entity-request.ts'
import { isLabelGuessed } from './field-label.ts'
import {
  camelCase,
  humanize,
  kebabCase,
  pluralize,
  readWords,
  singularOf,
} from '../../../src/kinds/core/authoring/naming.ts'
import type { KnownEntity, ProjectFacts } from '../../../src/kinds/core/authoring/project-facts.ts'

/** The profile's place in the menu; a new entry stands before it while there is room. */
const PROFILE_ORDER = 100

/**
 * The whole entity that is asked for, with a default for everything nobody has said.
 * @throws Refusal where the project does not allow it.
 */
export function buildDraft(request: EntityRequest, { entities, tables }: ProjectFacts): EntityDraft {
  const { name, label, renamedFrom, uniqueTogether } = request
  assertEntityName(name)
  const self = describeSelf(request)
  const fields = request.fields.map((field) =>
    completeField(field, { entities: [...entities, self], tables }),
  )
  assertFields(fields, [...entities, self])
  const one = request.singular ?? (label === undefined ? readWords(name).join(' ') : singularOf(label, name))
  const draft: EntityDraft = {
    name,
    path: self.path,
    ...(renamedFrom !== undefined && { renamedFrom }),
    ...(uniqueTogether && { uniqueTogether }),
    menu: { label: self.label, icon: 'lucide-react/icons/file-text', order: findOrder(entities) },
    endpoints: request.endpoints ?? buildEndpoints(request, fields),
    fields,
    list: {
      title: self.label.toLowerCase(),
      add: entityDefaults.create(one),
      columns: buildColumns(fields),
    },
    remarks: [...request.remarks, ...describeGuesses(request)],
  }
  assertFree(draft, entities)
  return draft
}

/** The new entity as its own references see it. */
export function describeSelf(request: EntityRequest): KnownEntity & { readonly label: string } {
  const { name, label, path, fields } = request
  return {
    name,
    file: '',
    path: path ?? findScreenPath(request),
    label: label ?? pluralize(humanize(name)),
    order: 0,
    // What names a record is its own before it is another one's.
    paths: [...fields.filter(isOwn), ...fields.filter((field) => !isOwn(field))].flatMap(
      ({ name: field, kind }) => pathsOf(kind)?.(field) ?? field,
    ),
    calls: [],
  }
}

function isOwn({ options }: FieldDraft): boolean {
  return !('to' in options)
}

/** The plural, unless the known backend answers a call there: an address is a page's or a call's. */
function findScreenPath({ name, endpoints }: EntityRequest): string {
  const usual = `/${kebabCase(pluralize(name))}`
  const isCall = Object.values(endpoints ?? {}).some(
    ({ method, path }: Endpoint) => method === 'GET' && path === usual,
  )
  return isCall ? `${usual}-list` : usual
}

function findOrder(entities: readonly KnownEntity[]): number {
  const orders = entities.map(({ order }) => order)
  const next = Math.max(0, ...orders.filter((order) => order < PROFILE_ORDER)) + 10
  if (next < PROFILE_ORDER) return next
  const free = Array.from({ length: PROFILE_ORDER - 1 }, (_, place) => PROFILE_ORDER - 1 - place)
  return free.find((order) => !orders.includes(order)) ?? Math.max(PROFILE_ORDER, ...orders) + 10
}

function buildEndpoints({ name, api, answers }: EntityRequest, fields: readonly FieldDraft[]): Endpoints {
  const hasFiles = fields.some(({ kind }) => authoringOf({ kind }).isFile)
  return crud(readPath(api ?? `/api/${kebabCase(name)}`), {
    sends: hasFiles ? 'multipart' : 'json',
    one: answers?.one === undefined ? inEnvelope(answers, camelCase(name)) : answers.one,
    many: answers?.many === undefined ? inEnvelope(answers, camelCase(pluralize(name))) : answers.many,
  })
}

function inEnvelope(answers: Answers | undefined, key: string): string {
  return answers?.envelope === undefined ? key : `${answers.envelope}.${key}`
}

function readPath(path: string): `/${string}` {
  return `/${path.replace(/^\/+/, '')}`
}

/** What was made from names because nobody said it. */
function describeGuesses({ label, fields }: EntityRequest): readonly string[] {
  const guessed = fields.filter(
    ({ name, options }) => !('to' in options || 'label' in options) && isLabelGuessed(name),
  )
  const names = guessed.map(({ name }) => name).join(', ')
  return [
    ...(label === undefined ? ['the labels and texts: made from the name, as English has plurals'] : []),
    ...(names === '' ? [] : [`the labels of ${names}: made from their names`]),
  ]
}
