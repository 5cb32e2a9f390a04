import type { LoadResource } from '../api/resource.ts'
import type { AccountRoles, CallerAccount, Person } from '../schema/access/access.ts'
import type { Text } from '../schema/values/text.ts'

/** The entity that holds the accounts. */
export interface AccountConfig extends AccountRoles {
  /** Where roles are data: who an account is, as the backend says. */
  readonly readPerson?: (config: AccountRoles, admin: CallerAccount) => Person
  readonly load: LoadResource
  /** The field with the name in the top bar. */
  readonly displayName: string
  /** The fields that the profile shows and edits. */
  readonly profile: readonly string[]
  /** The field by which a provider leads people to their accounts: nobody but the super-administrator changes their own. */
  readonly signOnBy?: string
  /** The payload names of a new password and its confirmation, and whether passwords that others would guess are refused. */
  readonly password: {
    readonly name: string
    readonly confirmation: string
    readonly refuseCommon?: true
  }
  /** The label of the login field, when the config overrides the catalogue. */
  readonly signInLabel?: Text
}
