import type { AnsweringEndpoint, Endpoint, EndpointName } from '../../../../src/schema/entity/endpoint.ts'
import type { Field } from '../../../../src/schema/entity/field-kinds.ts'
import { payloadOf } from '../../../../src/kinds/registries/payloads.ts'
import type { EntityParts, AllEntities } from '../checks/entity-parts.ts'
import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'

/** Every endpoint can carry its input: the record's id, the fields, the images. */
export function checkEndpoints(entity: EntityParts): readonly EntityFinding[] {
  return entity.endpoints.flatMap(([call, endpoint]) => [
    ...checkParameters(call, endpoint),
    ...checkBody(call, endpoint),
    ...checkMultipart(entity, call, endpoint),
    ...checkTakenAnswerKey(call, endpoint),
  ])
}

const SOME_FILE = new File(['content'], 'image.png')

/** The endpoints that address one record. */
const ABOUT_ONE: readonly EndpointName[] = ['read', 'update', 'destroy']

function checkParameters(call: EndpointName, { method, path, body }: Endpoint): readonly EntityFinding[] {
  const at = ['endpoints', call, 'path']
  const isAboutOne = ABOUT_ONE.includes(call)
  const parameters = [...path.matchAll(/:([\w-]+)/g)].map(([, name = '']) => name)
  const unknown = parameters.filter(
    (name, index) => !isAboutOne || name !== 'id' || parameters.indexOf('id') < index,
  )
  if (unknown.length > 0) {
    const expected = isAboutOne
      ? 'expected :id, the only parameter, once'
      : `expected no parameter, for ${call} is about no record`
    return unknown.map((name) => ({
      code: 'E141',
      path: at,
      message: `":${name}" stands for nothing; ${expected}`,
    }))
  }
  const hasBody = method !== 'GET' && body !== undefined
  if (!isAboutOne || parameters.length > 0 || hasBody) return []
  const why = method === 'GET' ? 'a GET has no body' : 'nothing is sent'
  const message = `"${path}" does not say which record, and ${why}; expected a path with :id; write ${path}/:id`
  return [{ code: 'E140', path: at, message }]
}

function checkBody(call: EndpointName, { method, body }: Endpoint): readonly EntityFinding[] {
  const isWriting = call === 'create' || call === 'update'
  if (isWriting && method === 'GET') {
    const message = `"GET" sends no fields; expected POST, PUT or PATCH`
    return [{ code: 'E143', path: ['endpoints', call, 'method'], message }]
  }
  if (isWriting && body === undefined) {
    const message = `nothing of the form would be sent; write body: 'json', or 'multipart' where there are images`
    return [{ code: 'E143', path: ['endpoints', call, 'body'], message }]
  }
  if (method === 'GET' && body !== undefined) {
    const message = `there is "${body}", but a GET has no body; expected none; remove it, or write method: 'POST'`
    return [{ code: 'E145', path: ['endpoints', call, 'body'], isAboutKey: true, message }]
  }
  return []
}

function checkMultipart(
  { fields }: EntityParts,
  call: EndpointName,
  { body }: Endpoint,
): readonly EntityFinding[] {
  if ((call !== 'create' && call !== 'update') || body !== 'json') return []
  const found = Object.entries(fields).find(([name, field]) => isSentAsFile(name, field))
  if (!found) return []
  const message = `there is "json", but "${found[0]}" is sent as a file; expected "multipart", as crud(…, { sends: 'multipart', … }) has it`
  return [{ code: 'E142', path: ['endpoints', call, 'body'], message }]
}

/** What the envelope of an answer has besides, and of a refused call's; a creation answers its id as well. */
const ENVELOPE = ['success', 'message', 'errors']
const BESIDE: { readonly [Call in EndpointName]?: readonly string[] } = {
  list: [...ENVELOPE, 'total'],
  read: [...ENVELOPE, 'id'],
}

function checkTakenAnswerKey(
  call: EndpointName,
  endpoint: Endpoint | AnsweringEndpoint,
): readonly EntityFinding[] {
  const answer = 'answer' in endpoint ? endpoint.answer : null
  const [key = ''] = answer?.split('.') ?? []
  const taken = BESIDE[call] ?? []
  if (!taken.includes(key)) return []
  const message = `the answer has a key "${key}" of its own; expected another than ${taken.join(', ')}`
  return [{ code: 'E147', path: ['endpoints', call, 'answer'], message }]
}

function isSentAsFile(name: string, field: Field): boolean {
  const shape = payloadOf(field).shape(name, field, 'create')
  // A `File` is an object too, so a schema of plain objects would accept it.
  return Object.values(shape).some((part) => part.safeParse(SOME_FILE).success && !part.safeParse({}).success)
}

/** An address that is typed or loaded anew reaches the server, where a GET would answer data in the page's stead. */
export function checkCallsAtScreens(
  { endpoints }: EntityParts,
  { entities }: AllEntities,
): readonly EntityFinding[] {
  const screens = entities.flatMap(({ file, path }) =>
    path === undefined
      ? []
      : ['', '/create', '/edit/:id', '/import'].map((below) => ({ file, address: path + below })),
  )
  return endpoints.flatMap(([call, { method, path }]): readonly EntityFinding[] => {
    const screen = method === 'GET' ? screens.find(({ address }) => meets(address, path)) : undefined
    if (!screen) return []
    const message = `"${path}" is the address of a screen of ${screen.file} as well; expected another; write "/api${path}"`
    return [{ code: 'E146', path: ['endpoints', call, 'path'], message }]
  })
}

/** Whether one address can be both; a parameter stands for anything. */
function meets(one: string, other: string): boolean {
  const [steps, others] = [one.split('/'), other.split('/')]
  return (
    steps.length === others.length &&
    steps.every((step, place) => step === others[place] || `${step}${others[place]}`.includes(':'))
  )
}
