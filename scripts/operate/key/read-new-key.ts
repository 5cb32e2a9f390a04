import { createApiKeyCall, KEY_DAYS, type WantedKey } from '../../../src/accounts/ways/api-keys/calls.ts'
import { checkAddresses } from '../../../src/accounts/ways/api-keys/server/make-key.ts'
import { expectOneOf } from '../../../src/kinds/core/authoring/expectation.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { KEY_RIGHTS } from '../../../src/schema/access/key-rights.ts'

export interface KeyFlags {
  readonly for?: string | undefined
  readonly allow?: readonly string[] | undefined
  readonly days?: string | undefined
  readonly from?: readonly string[] | undefined
}

/** The key that the flags ask for. @throws Error where they ask for none that there can be */
export function readNewKey(
  entities: readonly AnyEntity[],
  { for: name, allow, days, from: addresses = [] }: KeyFlags,
): WantedKey {
  if (name === undefined) throw new Error('Say what it is for: --for Site')
  const allows = allow
    ? Object.fromEntries(allow.map((each) => readAllowed(entities, each)))
    : readAll(entities)
  const read = createApiKeyCall.body.safeParse({
    name,
    allows,
    addresses,
    ...(days && { days: Number(days) }),
  })
  if (!read.success)
    throw new Error(
      `A key has a name of at most 60 characters, and is valid for ${KEY_DAYS.join(', ')} days.`,
    )
  const [wrong] = checkAddresses(addresses)
  if (wrong) throw new Error(wrong.msg)
  return read.data
}

const readAll = (entities: readonly AnyEntity[]) =>
  Object.fromEntries(entities.map(({ name }) => [name, ['list', 'read']]))

/** `player:list,read` */
function readAllowed(entities: readonly AnyEntity[], text: string) {
  const [entity = '', rights = ''] = text.split(':')
  const names = entities.map(({ name }) => name)
  if (!names.includes(entity)) throw new Error(`There is no "${entity}"; ${expectOneOf(names, entity)}.`)
  const given = rights.split(',').filter((right) => right !== '')
  const wrong = given.find((right) => !KEY_RIGHTS.some((each) => each === right))
  if (wrong !== undefined || given.length === 0)
    throw new Error(`"${wrong ?? ''}" is no right; ${expectOneOf(KEY_RIGHTS, wrong ?? '')}.`)
  return [entity, given]
}
