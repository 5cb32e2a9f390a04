import { queryOptions } from '@tanstack/react-query'
import { sessionKeys } from '../../../api/query-keys.ts'
import type { Fields } from '../../../schema/field-kinds.ts'
import { account } from '../../../generated/account.ts'

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
