// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate -- --root tests/domains/chinook".
import type { AccountConfig } from '../../../../../src/engine/account-config.ts'
import { resources } from './resources.ts'

/** Who logs in. */
export const account: AccountConfig = {
  load: resources.employee,
  displayName: 'first_name',
  profile: ['first_name', 'last_name', 'title', 'email'],
  superAdministrator: 1,
  password: { name: 'secret', confirmation: 'secret_again' },
  signInLabel: 'Email',
}
