import * as z from 'zod/mini'
import type { Fields } from '../../../../../src/schema/entity/field-kinds.ts'
import { WIDGETS_KEY } from '../../../../../src/features/home/calls.ts'
import { readFieldNames } from '../../entity-paths.ts'
import type { Model } from '../../model.ts'
import { typeName } from '../client-names.ts'
import { payloadShape, requiredParts } from '../../../../../src/kinds/core/definition/payload.ts'
import { addVersion } from './components.ts'
import { describePayload, type JsonSchema } from '../../../../../src/calls/json-schema.ts'
import { ref, type OpenApiOperation } from './operation.ts'

const FILE: JsonSchema = { type: 'string', format: 'binary' }

/** What calls of the session are sent and answer, where the configs say it: by the name of the operation. */
export function describeOwnParts(model: Model): Readonly<Record<string, Partial<OpenApiOperation>>> {
  const { account, fields } = model.account
  const profile = pickFields(fields, (name) => account.profile.includes(name))
  return {
    readCurrentAdmin: { answer: { adminData: ref(typeName(model.account.name)) } },
    updateProfile: {
      payload: addVersion(describePayload(payloadShape(profile, 'update'), requiredParts(profile, 'update'))),
      hasConflict: true,
    },
    updatePassword: { payload: describePasswordChange(fields) },
    readImportFile: { payload: { type: 'object', properties: { file: FILE }, required: ['file'] } },
    readHome: { answer: describeCounts(model) },
  }
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
