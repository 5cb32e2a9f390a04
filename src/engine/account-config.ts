import type { LoadResource } from '../api/resource.ts'
import type { Text } from '../schema/text.ts'

/** The entity whose records are the people who log in. */
export interface AccountConfig {
  readonly load: LoadResource
  /** The field that names the person in the top bar. */
  readonly displayName: string
  /** The fields that the profile shows and edits. */
  readonly profile: readonly string[]
  /** The id of the record that alone sees what is meant for the super-administrator. */
  readonly superAdministrator: number
  /** The names that a new password and its confirmation travel under. */
  readonly password: { readonly name: string; readonly confirmation: string }
  /** What the login screen calls its one field, where the catalogue's words do not fit. */
  readonly signInLabel?: Text
}
