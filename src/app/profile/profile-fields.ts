import { queryOptions } from '@tanstack/react-query'
import type { Fields } from '../../schema/field-kinds.ts'
import { account } from '../../generated/account.ts'

/** The fields of the account's entity that the profile shows and edits, in its order. */
export const profileFieldsQuery = queryOptions({
  queryKey: ['profileFields'],
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
