import {
  eachOf,
  expecting,
  functionOf,
  objectOf,
  optional,
  type Check,
  type ChecksOf,
} from '../../../../src/kinds/core/authoring/check.ts'
import type { Access, FieldAccess } from '../../../../src/schema/access/access.ts'

/** An empty list names nobody but the super-administrator. */
export const who: Check = optional(
  expecting(
    "a list of roles, as ['secretary'], or [] for the super-administrator alone",
    (value) => Array.isArray(value) && value.every((each) => typeof each === 'string'),
  ),
)

const field: ChecksOf<FieldAccess> = { read: who, update: who }

const rows = functionOf('the account, as ({ admin }) => ({ clinic_id: admin["clinic_id"] })')

const parts: ChecksOf<Access> = {
  menu: who,
  list: who,
  read: who,
  create: who,
  update: who,
  delete: who,
  jobs: who,
  fields: optional(eachOf('an object of fields', objectOf(field))),
  rows: optional(eachOf('an object of roles', rows)),
}

export const accessCheck: Check = objectOf(parts)
