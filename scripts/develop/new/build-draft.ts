import { crud, type Endpoints } from '../../../src/schema/endpoint.ts'
import { entityDefaults } from '../../../src/texts/fr/entity-defaults.ts'
import { assertFields } from './assert-fields.ts'
import { assertFree } from './assert-free.ts'
import { assertEntityName } from './assert-names.ts'
import { buildColumns } from './build-columns.ts'
import { completeField } from './complete-field.ts'
import type { EntityDraft, FieldDraft } from './entity-draft.ts'
import type { Answers, EntityRequest } from './entity-request.ts'
import { isLabelGuessed } from './field-label.ts'
import { camelCase, humanize, kebabCase, pluralize, readWords, singularOf } from './naming.ts'
import { kindRules } from './kinds/kind-rules.ts'
import type { KnownEntity, ProjectFacts } from './project-facts.ts'

/** Below the profile's entry of the menu. */
const LAST_ORDER = 99

/**
 * The whole entity that is asked for, with a default for everything nobody has said.
 * @throws Refusal where the project does not allow it.
 */
export function buildDraft(request: EntityRequest, { entities, tables }: ProjectFacts): EntityDraft {
  const { name, label } = request
  assertEntityName(name)
  const self = describeSelf(request)
  const fields = request.fields.map((field) =>
    completeField(field, { entities: [...entities, self], tables }),
  )
  assertFields(fields, [...entities, self])
  const one = request.singular ?? (label === undefined ? readWords(name).join(' ') : singularOf(label))
  const draft: EntityDraft = {
    name,
    path: self.path,
    menu: { label: self.label, icon: 'record', order: findOrder(entities) },
    endpoints: request.endpoints ?? buildEndpoints(request, fields),
    fields,
    list: {
      title: self.label.toLowerCase(),
      add: entityDefaults.create(one),
      columns: buildColumns(fields),
    },
    texts: buildTexts(one),
    remarks: [...request.remarks, ...describeGuesses(request)],
  }
  assertFree(draft, entities)
  return draft
}

/** The new entity as its own references see it. */
function describeSelf({ name, label, path, fields }: EntityRequest): KnownEntity {
  return {
    name,
    file: '',
    path: path ?? `/${kebabCase(pluralize(name))}`,
    label: label ?? pluralize(humanize(name)),
    order: 0,
    paths: fields.flatMap((field) => (field.kind === 'localizedText' ? `${field.name}.fr` : field.name)),
    calls: [],
  }
}

function findOrder(entities: readonly KnownEntity[]): number {
  const orders = entities.map(({ order }) => order).filter((order) => order < LAST_ORDER)
  return Math.min(Math.max(0, ...orders) + 10, LAST_ORDER)
}

function buildEndpoints({ name, api, answers }: EntityRequest, fields: readonly FieldDraft[]): Endpoints {
  const hasFiles = fields.some(({ kind }) => kindRules[kind].isFile)
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

function buildTexts(one: string): EntityDraft['texts'] {
  const { create, update, created, updated, deleted, confirmDelete, inUse } = entityDefaults
  return {
    create: create(one),
    update: update(one),
    created: created(one),
    updated: updated(one),
    deleted: deleted(one),
    confirmDelete: confirmDelete(one),
    inUse: inUse(),
  }
}

/** What was made from names because nobody said it. */
function describeGuesses({ label, fields }: EntityRequest): readonly string[] {
  const guessed = fields.filter(
    ({ name, options }) => !('to' in options || 'label' in options) && isLabelGuessed(name),
  )
  const names = guessed.map(({ name }) => name).join(', ')
  return [
    ...(label === undefined
      ? ['the labels and texts: made from the name, and French is more than an s']
      : []),
    ...(names === '' ? [] : [`the labels of ${names}: made from their names`]),
  ]
}
