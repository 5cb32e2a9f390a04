import type { Account } from '../schema/entity.ts'
import { Refusal } from './errors/refusal.ts'
import type { Backend } from './backend.ts'
import { randomPassword } from '../kinds/password/storage.ts'
import type { Payload } from './records/parse-payload.ts'
import { countRecords } from './records/read-records.ts'
import { createRecord } from './records/write-records.ts'
import type { Environment } from './settings.ts'
import { StartupError } from './startup-error.ts'

/** What the first account is made of, by field; what is undefined is not given. */
export type FirstValues = Readonly<Record<string, string | undefined>>

/** The values that the environment gives to the fields that the config names. */
export function readFirstValues({ first = {} }: Account, env: Environment): FirstValues {
  return Object.fromEntries(
    Object.entries(first).map(([field, value]) => [
      field,
      (value && readVariable(env, value.variable)) ?? value?.otherwise,
    ]),
  )
}

/** Blanks are no name to log in by, and nothing else either. */
function readVariable(env: Environment, variable: string): string | undefined {
  const text = env[variable]
  return text === undefined || text.trim() === '' ? undefined : text
}

/** What the first account signs in by; undefined where nothing is given. */
export function findSignInName({ signInBy }: Account, given: FirstValues): string | undefined {
  return signInBy.map((field) => given[field]).find((value) => value !== undefined)
}

/** What it is called as long as nobody says otherwise: the first of the sign-in names that the config lists. */
function findFirstName({ first = {}, signInBy }: Account, given: FirstValues): string | undefined {
  const names = Object.keys(first).filter((field) => signInBy.includes(field))
  return names.map((field) => given[field]).find((value) => value !== undefined)
}

/**
 * Creates the super-administrator in a database that has nobody yet.
 * @returns the password that was made up, if one was; it is kept nowhere.
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
    if (!(error instanceof Refusal)) throw error
    // Another process that starts at this moment was faster.
    if ((await countRecords(store, entity)) > 0) return null
    throw new StartupError(
      `The first administrator cannot be made of ${nameSources(rules)}: ${error.message}`,
    )
  }
  return given[password.name] === undefined ? secret : null
}

function nameSources({ first = {} }: Account): string {
  const variables = new Set(Object.values(first).flatMap((value) => value?.variable ?? []))
  return variables.size > 0 ? [...variables].join(', ') : 'nothing: name variables in account.first'
}
