import {
  FACTOR_WISHES,
  WITHOUT_ROLE,
  type Account,
  type FirstValue,
  type SignOn,
} from '../../../../src/schema/access/account.ts'
import type { AnyEntity, Pages, Section } from '../../../../src/schema/entity/entity.ts'
import type { EntityTexts } from '../../../../src/schema/entity/entity-texts.ts'
import type { Lock, RecordLock } from '../../../../src/schema/access/lock.ts'
import type { EntityCheck } from '../../../../src/schema/where/check.ts'
import type { Endpoints } from '../../../../src/schema/entity/endpoint.ts'
import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import {
  eachOf,
  expecting,
  functionOf,
  listOf,
  nullable,
  objectOf,
  optional,
  type Check,
  type ChecksOf,
} from '../../../../src/kinds/core/authoring/check.ts'
import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import { ID_KINDS } from '../../../../src/schema/values/record-id.ts'
import { accessCheck } from './access-check.ts'
import { actionsCheck } from './action-check.ts'
import { field } from './field-checks.ts'
import { homeCheck } from './home-check.ts'
import { entityMenu } from './menu-check.ts'
import { rollups } from './rollup-check.ts'
import { stagesCheck } from './stages-check.ts'
import { condition } from '../../../../src/kinds/core/authoring/condition-check.ts'
import {
  colour,
  component,
  finiteNumber,
  flag,
  name,
  oneOf,
  spelled,
  shownText,
} from '../../../../src/kinds/core/authoring/value-checks.ts'

const fieldName = name("a field's name")

export const column: Check = (value, path) => {
  if (isObject(value) && 'joined' in value) return joined(value, path)
  if (isObject(value)) return firstOf(value, path)
  return columnName(value, path)
}
const columnName = name("a field's name, joined(header, names) or firstOf(header, paths)")
const joined = objectOf({
  header: shownText,
  joined: listOf('fields', fieldName),
  by: optional(spelled('E124', /^[^]+$/, 'what stands between two of the fields, as ", "')),
})
const firstOf = objectOf({ header: shownText, firstOf: listOf('paths', name('a path')) })

const rowColour = objectOf({ when: condition, colour })
export const rowColours: Check = (value, path) =>
  Array.isArray(value) ? listOf('colours', rowColour)(value, path) : rowColour(value, path)

const endpointParts = {
  method: oneOf('E124', ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: spelled('E144', /^(\/:?[\w.-]+)+$/, 'a slash and words, as /api/room/read/:id'),
  body: optional(oneOf('E124', ['json', 'multipart'])),
  credentials: optional(oneOf('E124', ['include', 'same-origin'])),
}
const sending = objectOf(endpointParts)
const answering = objectOf({ ...endpointParts, answer: nullable(name("the answer's key, or null")) })

export const endpoints: ChecksOf<Endpoints> = {
  list: answering,
  read: answering,
  create: sending,
  update: sending,
  destroy: optional(sending),
}

const pages: ChecksOf<Pages> = {
  list: optional(component),
  create: optional(component),
  edit: optional(component),
}

const texts: ChecksOf<EntityTexts> = {
  create: optional(shownText),
  update: optional(shownText),
  created: optional(nullable(shownText)),
  updated: optional(nullable(shownText)),
  deleted: optional(shownText),
  deleteFailed: optional(shownText),
  confirmDelete: optional(shownText),
  inUse: optional(shownText),
  changeFirst: optional(shownText),
  open: optional(shownText),
}

const firstValue: ChecksOf<FirstValue> = {
  variable: spelled('E124', /^[A-Z][A-Z0-9_]*$/, "a variable's name in capitals, as ADMIN_EMAIL"),
  otherwise: optional(name('a text')),
}
const firstValues = eachOf('an object of fields', objectOf(firstValue))

const claim = name("a claim's name, as 'given_name'")
const signOnParts: ChecksOf<SignOn> = {
  create: (value, path) => {
    if (!isObject(value)) return flag(value, path)
    return Object.entries(value).flatMap(([key, each]) => claim(each, [...path, key]))
  },
  emailVerified: optional(oneOf('E124', ['trust'])),
  roles: optional(
    functionOf("what the provider says, as ({ claims }) => (claims['staff'] ? ['seller'] : [])"),
  ),
}
const factorWish = oneOf('E124', FACTOR_WISHES)
/** For all, or by role: `account-access.ts` asks whether there are such roles. */
const factorRule: Check = (value, path) =>
  isObject(value)
    ? Object.entries(value).flatMap(([role, wish]) => factorWish(wish, [...path, role]))
    : factorWish(value, path)

const agents: Check = (value, path) =>
  isObject(value)
    ? objectOf({ approval: expecting('true', (each) => each === true) })(value, path)
    : expecting('true or { approval: true }', (each) => each === true)(value, path)

const invitation = expecting(
  "true, false or 'byMail'",
  (value) => typeof value === 'boolean' || value === 'byMail',
)

const accountParts: ChecksOf<Account> = {
  signInBy: listOf('fields', fieldName),
  profile: listOf('fields', fieldName),
  displayName: fieldName,
  superAdministrator: finiteNumber,
  role: optional(fieldName),
  withoutRole: optional(oneOf('E124', WITHOUT_ROLE)),
  roles: optional(oneOf('E124', ['data'])),
  apiKeys: flag,
  agents: optional(agents),
  sessionList: optional(flag),
  askAgain: optional(flag),
  passkeys: optional(flag),
  suspended: optional(fieldName),
  expires: optional(fieldName),
  email: optional(fieldName),
  invitation: optional(invitation),
  ownPassword: optional(flag),
  oidc: optional(objectOf(signOnParts)),
  passwordLogin: flag,
  secondFactor: optional(factorRule),
  signInLabel: optional(shownText),
  first: optional(firstValues),
}
export const account: Check = objectOf(accountParts)

export const entityName = spelled(
  'E138',
  /^[a-z][A-Za-z0-9_]{0,39}$/,
  'a name like that of a variable, in camel case, of at most 40 letters, as trainingSession',
)
export const screenPath = spelled('E139', /^\/[a-z][a-z0-9-]*$/, 'a slash and one word, as /rooms')

const fields: Check = (value, path) => {
  if (!isObject(value)) return expecting('an object of fields', isObject)(value, path)
  const entries = Object.entries(value)
  if (entries.length === 0)
    return [{ code: 'E126', path, message: "there is no field; write name: text({ label: 'Nom' })" }]
  return entries.flatMap(([key, each]) => field(each, [...path, key]))
}

const lockParts: ChecksOf<Lock> = { when: condition, says: shownText }
const recordLockParts: ChecksOf<RecordLock> = { ...lockParts, mayBeDeleted: flag }
export const lock = objectOf(lockParts)
export const recordLock = objectOf(recordLockParts)

const sectionParts: ChecksOf<Section> = {
  label: shownText,
  fields: listOf('fields', fieldName),
  lock: optional(lock),
}
const section = objectOf(sectionParts)
export const sections = eachOf('an object of sections', section)

const checkParts: ChecksOf<EntityCheck> = {
  of: listOf('fields', fieldName),
  holds: functionOf('the values, as ({ starts_on, ends_on }) => starts_on <= ends_on'),
  field: fieldName,
  says: shownText,
}
const check = objectOf(checkParts)
export const checks = eachOf('an object of checks', check)

const compute = functionOf('the values, as ({ first, last }) => `${first} ${last}`')
export const computed = eachOf('an object of functions', compute)

export const uniqueTogether = listOf('lists of fields', listOf('fields', fieldName))

const entityReference = name("an entity's name")

const entity: ChecksOf<AnyEntity> = {
  name: entityName,
  path: screenPath,
  ids: optional(oneOf('E124', ID_KINDS)),
  renamedFrom: optional(name('the name that the entity had')),
  menu: optional(entityMenu),
  home: optional(homeCheck),
  endpoints: objectOf(endpoints),
  fields,
  sections: optional(sections),
  tabs: flag,
  list: objectOf({
    title: shownText,
    add: shownText,
    columns: listOf('fields', column),
    rowColour: optional(rowColours),
    tree: optional(fieldName),
  }),
  related: optional(listOf('entities', entityReference)),
  checks: optional(checks),
  computed: optional(computed),
  computedBy: optional(expecting('what npm run generate writes', (value) => typeof value === 'string')),
  rollups: optional(rollups),
  uniqueTogether: optional(uniqueTogether),
  texts: optional(objectOf(texts)),
  updateReplacesHistory: flag,
  pages: optional(objectOf(pages)),
  account: optional(account),
  agentApproval: flag,
  access: optional(accessCheck),
  actions: optional(actionsCheck),
  lock: optional(recordLock),
  stages: optional(stagesCheck),
}

const whole = objectOf(entity)

/** Type guard: whether the value has every part of an entity and no other. */
export function checkEntity(value: unknown, path: Path = []): readonly EntityFinding[] {
  return whole(value, path)
}

export function isEntity(value: unknown): value is AnyEntity {
  return checkEntity(value).length === 0
}
