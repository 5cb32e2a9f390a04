import { queryOptions } from '@tanstack/react-query'
import { sessionKeys } from '../../../api/query-keys.ts'
import type { Fields } from '../../../schema/entity/field-kinds.ts'
import { account } from '../../../generated/account.ts'
import type { RecordId } from '../../../schema/values/record-id.ts'

/** The account's fields that the profile shows and edits, in config order. */
export const profileFieldsQuery = queryOptions({
  queryKey: sessionKeys.profileFields,
  queryFn: readProfileFields,
  staleTime: Infinity,
})

async function readProfileFields(): Promise<Fields> {
  const { entity } = await account.load()
  return Object.fromEntries(
    account.profile.flatMap((name) => {
      const field = entity.fields[name]
      return field ? [[name, field]] : []
    }),
  )
}

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
