import type { QueryClient } from '@tanstack/react-query'
import { sessionKeys } from '../../api/query-keys.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import type { RecordId } from '../../schema/record-id.ts'
import { deletion } from '#texts/deletion.ts'

type UndeletableAccount = (typeof deletion.accounts)['own' | 'main']

/** Those of the records that stay so that somebody can still log in: the caller's account, and the first administrator's. */
export function findUndeletableAccounts(
  queryClient: QueryClient,
  { account }: AnyEntity,
  ids: readonly RecordId[],
): ReadonlyMap<number, UndeletableAccount> {
  const found = new Map<number, UndeletableAccount>()
  if (!account) return found
  const caller = queryClient.getQueryData<EntityRecord>(sessionKeys.currentAdmin)
  for (const id of ids.map(Number)) {
    if (id === Number(caller?.id)) found.set(id, deletion.accounts.own)
    else if (id === account.superAdministrator) found.set(id, deletion.accounts.main)
  }
  return found
}
