// Generated from entities/: edit that instead, then run "npm run generate".
import type { AccountConfig } from '../engine/account-config.ts'
import { resources } from './resources.ts'

/** Who logs in. */
export const account: AccountConfig = {
  load: resources.admin,
  displayName: 'name',
  profile: ['username', 'name', 'email', 'phone'],
  superAdministrator: 1,
  password: { name: 'password', confirmation: 'confirmation_password' },
}
