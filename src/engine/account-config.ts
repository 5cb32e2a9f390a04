import type { LoadResource } from '../api/resource.ts'

/** The entity whose records are the people who log in. */
export interface AccountConfig {
  readonly load: LoadResource
  /** The field that names the person in the top bar. */
  readonly displayName: string
  /** The fields that the profile shows and edits. */
  readonly profile: readonly string[]
  /** The id of the record that alone sees what is meant for the super-administrator. */
  readonly superAdministrator: number
}
