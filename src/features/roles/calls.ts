import * as z from 'zod/mini'
import type { BodyOf, Call, Contract, Read } from '../../calls/call.ts'
import { changedRightsSchema } from '../../calls/data-roles.ts'
import { historyEntrySchema } from '../../calls/record-calls.ts'
import { idSchema, storableText } from '../../schema/values/storable.ts'

/** How many changes of roles are told. */
export const TOLD_CHANGES = 50
export const MAX_LABEL_LENGTH = 60

const roleSchema = z.object({
  /** What accounts hold. */
  name: z.string(),
  /** As people have called it; empty where it is called as in the config. */
  label: z.string(),
  isOfConfig: z.boolean(),
  version: z.int(),
  /** How many accounts have it. */
  holders: z.int(),
  changed: changedRightsSchema,
})

export type RoleState = Read<typeof roleSchema>

/** `order.update`, `order.freight.read`, `order.to-shipped.run`, `order.rows` or `label`. */
const roleChangeSchema = z.object({
  of: z.string(),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
})

const roleEntrySchema = z.object({
  id: z.int(),
  at: historyEntrySchema.shape.at,
  by: historyEntrySchema.shape.by,
  /** What the role was called then. */
  role: z.string(),
  changes: z.array(roleChangeSchema),
})

export type RoleEntry = Read<typeof roleEntrySchema>

export const listRolesCall = {
  method: 'GET',
  path: '/api/roles',
  may: 'superAdministrator',
  summary:
    'The roles that accounts can have, what was changed of their rights, and the latest of these changes.',
  answer: z.object({ roles: z.array(roleSchema), history: z.array(roleEntrySchema) }),
} as const satisfies Call

const label = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LABEL_LENGTH), ...storableText)

export const createRoleCall = {
  method: 'POST',
  path: '/api/roles',
  may: 'superAdministrator',
  asksAgain: true,
  summary: 'Makes a role, with the rights of another one or with none.',
  body: z.strictObject({ label, like: z.optional(z.string()) }),
  answer: z.object({ name: z.string() }),
} as const satisfies Call

const givenRight = z.strictObject({
  entity: z.string(),
  field: z.optional(z.string()),
  action: z.optional(z.string()),
  right: z.string(),
  isGiven: z.boolean(),
})
const givenRows = z.strictObject({ entity: z.string(), rows: z.nullable(z.string()) })

export const updateRoleCall = {
  method: 'PUT',
  path: '/api/roles/:name',
  may: 'superAdministrator',
  asksAgain: true,
  summary: 'Gives rights to a role, takes others, and calls it otherwise; 409 where it was changed since.',
  body: z.strictObject({
    version: z.int(),
    label: z.optional(label),
    rights: z.optional(z.array(givenRight)),
    /** Whose rows of the config it sees; all of them with null. */
    rows: z.optional(z.array(givenRows)),
  }),
  answer: z.object({ version: z.int() }),
} as const satisfies Call

export type RoleUpdate = BodyOf<typeof updateRoleCall>

export const destroyRoleCall = {
  method: 'DELETE',
  path: '/api/roles/:name',
  may: 'superAdministrator',
  asksAgain: true,
  summary: 'Deletes a role that people have made, while nobody has it.',
} as const satisfies Call

export const seeAsCall = {
  method: 'PUT',
  path: '/api/seen-as',
  may: 'superAdministrator',
  isReading: true,
  summary:
    'From now on this session is shown all as a role, or as the account of this id, and may read alone.',
  body: z.union([z.strictObject({ role: z.string() }), z.strictObject({ account: idSchema })]),
} as const satisfies Call

export const stopSeeingCall = {
  method: 'DELETE',
  path: '/api/seen-as',
  may: 'superAdministrator',
  isReading: true,
  summary: 'This session is its own again.',
} as const satisfies Call

export const rolesCalls = {
  listRoles: listRolesCall,
  createRole: createRoleCall,
  updateRole: updateRoleCall,
  destroyRole: destroyRoleCall,
  seeAs: seeAsCall,
  stopSeeing: stopSeeingCall,
} as const satisfies Contract

/** The query key of the roles. */
