// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate -- --root tests/domains/clinic".
import type { AccountConfig } from '../../../../../src/engine/account-config.ts'
import { resources } from './resources.ts'

/** Who logs in. */
export const account: AccountConfig = {
  load: resources.vet,
  displayName: 'full_name',
  profile: ['licence', 'full_name', 'mobile'],
  superAdministrator: 1,
  password: { name: 'passphrase', confirmation: 'passphrase_repeated' },
  signInLabel: "Numéro d'ordre ou mobile",
}
