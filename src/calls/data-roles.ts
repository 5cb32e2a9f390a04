import * as z from 'zod/mini'
import { FIELD_RIGHTS, RIGHTS } from '../schema/access/data-roles.ts'

/** The key of whoever is logged in, where roles are data, under which it is told who they are. No field has such a name. */
export const PERSON_KEY = '$person'

const given = z.optional(z.boolean())

/** What was given to a role or taken from it, by entity. */
export const changedRightsSchema = z.record(
  z.string(),
  z.object({
    rights: z.optional(z.partialRecord(z.enum(RIGHTS), given)),
    fields: z.optional(z.record(z.string(), z.partialRecord(z.enum(FIELD_RIGHTS), given))),
    actions: z.optional(z.record(z.string(), given)),
    rows: z.optional(z.string()),
  }),
)

const who = z.exactOptional(z.array(z.string()))
const accessSchema = z.object({
  menu: who,
  list: who,
  read: who,
  create: who,
  update: who,
  delete: who,
  jobs: who,
  fields: z.exactOptional(z.record(z.string(), z.object({ read: who, update: who }))),
  actions: z.exactOptional(z.record(z.string(), z.array(z.string()))),
})

/** Who is logged in, where roles are data. */
export const personSchema = z.object({
  isSuperAdministrator: z.boolean(),
  roles: z.nullable(z.array(z.string())),
  /** The access of the entities whose configs say another. */
  access: z.record(z.string(), accessSchema),
  /** What roles are called that the config does not know, or calls otherwise. */
  roleLabels: z.record(z.string(), z.string()),
  /** As whom administrator 1 sees the program, who may then read alone. */
  seenAs: z.optional(z.object({ kind: z.enum(['role', 'account']), name: z.string() })),
})
