import { meaningOf } from '../../../kinds/core/meaning/meanings.ts'
import { storageOf } from '../../../kinds/registries/storages.ts'
import type { Backend } from '../../../server/backend.ts'
import { readRecord } from '../../../server/records/reading/read-records.ts'
import { printedPasswordOf } from '../../../accounts/server/passwords.ts'
import type { Session } from '../../../server/caller/session.ts'
import type { AccountSteps } from '../calls.ts'

/** What the first administrator has yet to do for the own account; nothing for anybody else. */
export async function readAccountSteps(
  { store, account }: Pick<Backend, 'store' | 'account'>,
  { accountId }: Pick<Session, 'accountId'>,
): Promise<AccountSteps | undefined> {
  const printed = await printedPasswordOf(store.queries, account, accountId)
  if (printed === null) return undefined
  const steps = { password: printed === 'changed' }
  const { entity, account: rules } = account
  for (const name of rules.profile) {
    const field = entity.fields[name]
    if (!field || !storageOf(field).getsMail) continue
    const record = await readRecord(store, entity, accountId)
    return { ...steps, email: !meaningOf(field).isEmpty(record[name]) }
  }
  return steps
}
