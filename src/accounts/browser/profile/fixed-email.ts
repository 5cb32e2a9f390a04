import { account } from '../../../generated/account.ts'
import type { Fields } from '../../../schema/field-kinds.ts'
import type { RecordId } from '../../../schema/record-id.ts'

const { signOnBy, profile, superAdministrator } = account

/** Whether the profile shows an address that its owner does not change: see `keepOwnEmail` of the backend. */
export function hasFixedEmail(id: RecordId): boolean {
  return signOnBy !== undefined && profile.includes(signOnBy) && Number(id) !== superAdministrator
}

export function withFixedEmail(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      // Of whatever record: nothing is asked of it.
      name === signOnBy ? { ...field, readOnlyWhen: {} } : field,
    ]),
  )
}
