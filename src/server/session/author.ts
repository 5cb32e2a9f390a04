import type { Row } from '../../schema/column.ts'
import { meaningOf } from '../../kinds/meanings.ts'
import type { Field } from '../../schema/field-kinds.ts'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Author } from '../records/history.ts'
import { findRow } from '../records/read-records.ts'
import type { Store } from '../records/store.ts'
import type { AccountEntity } from './account.ts'
import type { Session } from './sessions.ts'

/** Who is logged in, as the history will call them. @throws Refusal where the account is gone by now. */
export async function readAuthor(
  { store, account: { entity, account } }: { readonly store: Store; readonly account: AccountEntity },
  { accountId }: Session,
): Promise<NonNullable<Author>> {
  const row = await findRow(store, entity, accountId)
  if (!row) throw new Refusal(401, answers.signInFirst)
  const { displayName } = account
  const field = entity.fields[displayName]
  return { id: accountId, name: field ? readName(displayName, field, row) : '' }
}

function readName(displayName: string, field: Field, row: Row): string {
  const meaning = meaningOf(field)
  const value = meaning.fromRow(displayName, field, row)
  return typeof value === 'string' ? value : meaning.searchText(field, value)
}
