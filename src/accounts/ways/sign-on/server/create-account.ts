import type { StoredRow } from '../../../../server/database/database.ts'
import { randomPassword } from '../../../../kinds/password/storage.ts'
import type { Claims, SignOn } from '../../../../schema/account.ts'
import type { Backend } from '../../../../server/backend.ts'
import { HttpError } from '../../../../server/errors/http-error.ts'
import { createRecord } from '../../../../server/records/write-records.ts'
import { entityNamed } from '../../../../server/records/store/store.ts'
import type { Payload } from '../../../../server/records/validation/parse-payload.ts'
import { readAccountRow } from '../../../server/links.ts'
import { findKnown, remember, verifiedEmail, type Identity } from './identity.ts'
import { rolesFor } from './give-roles.ts'
import { SignOnRefusal } from './refusal.ts'

/** Makes the account of a person, and remembers whose it is, at once; null where none are made. @throws SignOnRefusal */
export async function createAccount(backend: Backend, person: Identity): Promise<StoredRow | null> {
  const { account, callers } = backend
  const { oidc, email = '', role = '' } = account.account
  if (!oidc?.create) return null
  const store = await callers.everything()
  // Nobody knows it: the account is entered by the provider, until its person sets another.
  const secret = randomPassword() + randomPassword()
  const roles = rolesFor(backend, store, person.claims)
  const payload: Payload = {
    ...valuesOf(oidc.create, person.claims),
    ...(roles !== null && { [role]: roles }),
    [email]: verifiedEmail(person),
    [account.password.name]: secret,
    [account.password.field.confirmedBy]: secret,
  }
  try {
    const id = await createRecord(store, entityNamed(store.entities, account.entity.name), payload, {
      isIncomplete: true,
      saveKey: async (transaction, given) => void (await remember(transaction, person, given)),
    })
    return await readAccountRow(store.queries, account, id)
  } catch (error) {
    // The same person may have come in at the same time by another process.
    const known = await findKnown(store.queries, account, person)
    if (known) return known
    throw error instanceof HttpError ? new SignOnRefusal('incomplete', { cause: error }) : error
  }
}

/** What the claims say of the account's fields. */
function valuesOf(create: NonNullable<SignOn['create']>, claims: Claims): Payload {
  const named = Object.entries(create).map(([field, claim]) => [field, claims[String(claim)]] as const)
  return Object.fromEntries(named.filter(([, value]) => value !== undefined))
}
