import type { Account, AnyEntity } from '../../schema/entity.ts'
import type { PasswordField } from '../../kinds/password/meaning.ts'
import { passwordFieldOf } from '../../kinds/password/storage.ts'
import { StartupError } from '../startup-error.ts'

/** The entity whose records log in, with what logging in needs of it. */
export interface AccountEntity {
  readonly entity: AnyEntity
  readonly account: Account
  readonly password: { readonly name: string; readonly field: PasswordField }
}

export function accountOf(entities: readonly AnyEntity[]): AccountEntity {
  const [entity, second] = entities.filter((each) => each.account)
  if (!entity?.account || second) {
    throw new StartupError('One entity, and one alone, must have an "account": its records are who logs in.')
  }
  const password = passwordFieldOf(entity.fields)
  if (!password)
    throw new StartupError(`${entity.name}: an entity whose records log in needs a password field.`)
  return { entity, account: entity.account, password }
}
