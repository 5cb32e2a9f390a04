import * as z from 'zod/mini'
import type { Fields } from '../../../../../src/schema/field-kinds.ts'
import { WIDGETS_KEY } from '../../../../../src/schema/home-contract.ts'
import { sessionContract } from '../../../../../src/schema/session-contract.ts'
import { readFieldNames } from '../../entity-paths.ts'
import type { Model } from '../../model.ts'
import { typeName } from '../client-names.ts'
import { addVersion, payloadShape, requiredParts } from './components.ts'
import { describePayload, type JsonSchema } from './json-schema.ts'
import { ref, type OpenApiOperation } from './operation.ts'

const tag = 'session'

/** The calls that belong to no entity: login, profile, home. */
export function listSessionOperations(model: Model): readonly OpenApiOperation[] {
  const { login, logout, currentAdmin, home } = sessionContract
  return [
    {
      endpoint: login,
      operationId: 'login',
      tag,
      summary: 'Logs in.',
      payload: describePayload({ user: z.string(), password: z.string() }, ['user', 'password']),
      isPublic: true,
    },
    { endpoint: logout, operationId: 'logout', tag, summary: 'Logs out.', payload: { type: 'object' } },
    {
      endpoint: currentAdmin,
      operationId: 'readCurrentAdmin',
      tag,
      summary: 'Who is logged in.',
      answer: { [currentAdmin.answer]: ref(typeName(model.account.name)) },
    },
    ...describeProfile(model),
    {
      endpoint: home,
      operationId: 'readHome',
      tag,
      summary: 'The counts of the dashboard, and what its widgets show.',
      answer: describeCounts(model),
    },
  ]
}

function describeProfile({ account: { account, fields } }: Model): readonly OpenApiOperation[] {
  const profile = pickFields(fields, (name) => account.profile.includes(name))
  return [
    {
      endpoint: sessionContract.updateProfile,
      operationId: 'updateProfile',
      tag,
      summary: "Changes one's own profile.",
      payload: addVersion(describePayload(payloadShape(profile, 'update'), requiredParts(profile, 'update'))),
      hasConflict: true,
    },
    {
      endpoint: sessionContract.updatePassword,
      operationId: 'updatePassword',
      tag,
      summary: "Changes one's own password.",
      payload: describePasswordChange(fields),
    },
  ]
}

/** The account's write-only fields are its credentials. */
function describePasswordChange(fields: Fields): JsonSchema {
  const readable = readFieldNames({ fields })
  const secret = pickFields(fields, (name) => !readable.includes(name))
  const shape = { current_password: z.string(), ...payloadShape(secret, 'create') }
  return describePayload(shape, Object.keys(shape))
}

function pickFields(fields: Fields, isWanted: (name: string) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isWanted(name)))
}

function describeCounts({ entities }: Model): Readonly<Record<string, JsonSchema>> {
  const keys = entities.flatMap(({ entity }) => entity.home?.answer ?? [])
  const counts = keys.map((key) => [key, { type: 'integer', minimum: 0 }])
  return { ...Object.fromEntries(counts), [WIDGETS_KEY]: { type: 'object' } }
}
