import type { Account } from '../../schema/access/account.ts'
import { HttpError } from '../../server/errors/http-error.ts'
import type { Backend } from '../../server/backend.ts'
import { randomPassword } from '../../kinds/password/storage.ts'
import type { Payload } from '../../server/records/validation/parse-payload.ts'
import { countRecords } from '../../server/records/reading/read-records.ts'
import { createRecord } from '../../server/records/write-records.ts'
import type { Environment } from '../../server/settings.ts'
import { noteWhoSet, storeInitialPassword } from './passwords.ts'
import { StartupError } from '../../server/errors/startup-error.ts'

/** The values of the first account by field; undefined if not given. */
export type FirstValues = Readonly<Record<string, string | undefined>>

/** Reads the values from the variables that the config names. */
export function readFirstValues({ first = {} }: Account, env: Environment): FirstValues {
  return Object.fromEntries(
    Object.entries(first).map(([field, value]) => [
      field,
      (value && readVariable(env, value.variable)) ?? value?.otherwise,
    ]),
  )
}

/** Blank counts as not set. */
function readVariable(env: Environment, variable: string): string | undefined {
  const text = env[variable]
  return text === undefined || text.trim() === '' ? undefined : text
}

/** The name that the first account logs in by; undefined if none is given. */
export function findSignInName({ signInBy }: Account, given: FirstValues): string | undefined {
  return signInBy.map((field) => given[field]).find((value) => value !== undefined)
}

/** Its default display name: the first of the login names in the config. */
function findFirstName({ first = {}, signInBy }: Account, given: FirstValues): string | undefined {
  const names = Object.keys(first).filter((field) => signInBy.includes(field))
  return names.map((field) => given[field]).find((value) => value !== undefined)
}

/**
 * Creates the super-administrator in a database that has nobody yet.
 * @returns the generated password, if none was given; only its hash is stored.
 */
export async function createFirstAdministrator(
  { store, account }: Pick<Backend, 'store' | 'account'>,
  given: FirstValues,
): Promise<string | null> {
  const { entity, account: rules, password } = account
  if ((await countRecords(store, entity)) > 0) return null
  const secret = given[password.name] ?? randomPassword()
  const payload: Payload = {
    [rules.displayName]: findFirstName(rules, given),
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    [password.name]: secret,
    [password.field.confirmedBy]: secret,
  }
  try {
    await createRecord(store, entity, payload, { id: rules.superAdministrator, isIncomplete: true })
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    // Another process created it at the same time.
    if ((await countRecords(store, entity)) > 0) return null
    throw new StartupError(
      `The first administrator cannot be made of ${nameSources(rules)}: ${error.message}`,
    )
  }
  if (given[password.name] !== undefined) {
    // Whoever starts the program has chosen it.
    await noteWhoSet(store.queries, account, rules.superAdministrator, true)
    return null
  }
  await storeInitialPassword(store.queries, account)
  return secret
}

function nameSources({ first = {} }: Account): string {
  const variables = new Set(Object.values(first).flatMap((value) => value?.variable ?? []))
  return variables.size > 0 ? [...variables].join(', ') : 'nothing: name variables in account.first'
}
