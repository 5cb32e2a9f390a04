import { randomBytes } from 'node:crypto'
import { Refusal } from './answers/refusal.ts'
import type { Backend } from './backend.ts'
import type { Payload } from './records/parse-payload.ts'
import { countRecords } from './records/read-records.ts'
import { createRecord } from './records/write-records.ts'
import type { Settings } from './settings.ts'
import { StartupError } from './startup-error.ts'

/**
 * Creates the super-administrator in a database that has nobody yet.
 * @returns the password that was made up, if one was; it is kept nowhere.
 */
export async function createFirstAdministrator(
  { store, account }: Pick<Backend, 'store' | 'account'>,
  given: Settings['firstAdministrator'],
): Promise<string | null> {
  const { entity, account: rules, password } = account
  if ((await countRecords(store, entity)) > 0) return null
  const secret = given.password ?? randomBytes(12).toString('base64url')
  const payload: Payload = {
    [rules.displayName]: given.username,
    username: given.username,
    ...(given.email !== undefined && { email: given.email }),
    ...(given.phone !== undefined && { phone: given.phone }),
    [password.name]: secret,
    [password.field.confirmedBy]: secret,
  }
  try {
    await createRecord(store, entity, payload, { id: rules.superAdministrator, isIncomplete: true })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new StartupError(
      `The first administrator cannot be made of the ADMIN_… variables: ${error.message}`,
    )
  }
  return given.password === undefined ? secret : null
}
