import type {
  Account,
  AnyEntity,
  EntityTexts,
  FirstValue,
  MenuEntry,
  Pages,
} from '../../../../src/schema/entity.ts'
import type { Endpoints } from '../../../../src/schema/endpoint.ts'
import type { Complaint, Path } from '../diagnostics/finding.ts'
import { expecting, isObject, listOf, nullable, objectOf, optional, type Check } from './check.ts'
import { menuIconNames } from './closed-lists.ts'
import { field } from './field-checks.ts'
import { component, finiteNumber, flag, name, oneOf, spelled, text } from './value-checks.ts'

/** The parts of an object, each of which the compiler wants a check for. */
type Parts<T> = { readonly [Key in keyof T]-?: Check }

const fieldName = name("a field's name")

export const column: Check = (value, path) => {
  if (isObject(value) && 'joined' in value) return joined(value, path)
  if (isObject(value)) return firstOf(value, path)
  return columnName(value, path)
}
const columnName = name("a field's name, joined(header, names) or firstOf(header, paths)")
const joined = objectOf({ header: text, joined: listOf('fields', fieldName) })
const firstOf = objectOf({ header: text, firstOf: listOf('paths', name('a path')) })

const endpointParts = {
  method: oneOf('E124', ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: spelled('E144', /^(\/:?[\w.-]+)+$/, 'a slash and words, as /api/player/read/:id'),
  body: optional(oneOf('E124', ['json', 'multipart'])),
  credentials: optional(oneOf('E124', ['include', 'same-origin'])),
}
const sending = objectOf(endpointParts)
const answering = objectOf({ ...endpointParts, answer: nullable(name("the answer's key, or null")) })

export const endpoints: Parts<Endpoints> = {
  list: answering,
  read: answering,
  create: sending,
  update: sending,
  destroy: optional(sending),
}

const menu: Parts<MenuEntry> = {
  label: text,
  icon: oneOf('E180', menuIconNames),
  order: finiteNumber,
  onlyForSuperAdministrator: flag,
}

const pages: Parts<Pages> = {
  list: optional(component),
  create: optional(component),
  edit: optional(component),
}

const texts: Parts<EntityTexts> = {
  create: text,
  update: text,
  created: nullable(text),
  updated: nullable(text),
  deleted: text,
  deleteFailed: optional(text),
  confirmDelete: text,
  inUse: text,
}

const firstValue: Parts<FirstValue> = {
  variable: spelled('E124', /^[A-Z][A-Z0-9_]*$/, "a variable's name in capitals, as ADMIN_EMAIL"),
  otherwise: optional(name('a text')),
}
const firstValues: Check = (value, path) => {
  if (!isObject(value)) return expecting('an object of fields', isObject)(value, path)
  return Object.entries(value).flatMap(([key, each]) => objectOf(firstValue)(each, [...path, key]))
}

const accountParts: Parts<Account> = {
  signInBy: listOf('fields', fieldName),
  profile: listOf('fields', fieldName),
  displayName: fieldName,
  superAdministrator: finiteNumber,
  signInLabel: optional(text),
  first: optional(firstValues),
}
export const account: Check = objectOf(accountParts)

export const home: Check = objectOf({ label: text, answer: name("the count's key in the answer") })

export const entityName = spelled(
  'E138',
  /^[a-z][A-Za-z0-9_]{0,39}$/,
  'a name like that of a variable, in camel case, of at most 40 letters, as trainingSession',
)
export const screenPath = spelled('E139', /^\/[a-z][a-z0-9-]*$/, 'a slash and one word, as /players')

const fields: Check = (value, path) => {
  if (!isObject(value)) return expecting('an object of fields', isObject)(value, path)
  const entries = Object.entries(value)
  if (entries.length === 0)
    return [{ code: 'E126', path, message: "there is no field; write name: text({ label: 'Nom' })" }]
  return entries.flatMap(([key, each]) => field(each, [...path, key]))
}

const entity: Parts<AnyEntity> = {
  name: entityName,
  path: screenPath,
  renamedFrom: optional(name('the name that the entity had')),
  menu: optional(objectOf(menu)),
  home: optional(home),
  endpoints: objectOf(endpoints),
  fields,
  list: objectOf({ title: text, add: text, columns: listOf('fields', column) }),
  texts: objectOf(texts),
  updateReplacesHistory: flag,
  pages: optional(objectOf(pages)),
  account: optional(account),
}

const whole = objectOf(entity)

/** Whether it has every part of an entity, and no other. */
export function checkEntity(value: unknown, path: Path = []): readonly Complaint[] {
  return whole(value, path)
}

export function isEntity(value: unknown): value is AnyEntity {
  return checkEntity(value).length === 0
}
