import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { exportConstant, importNames, importTypes, literal, objectOf } from './structures.ts'

/** The entity whose records are the people who log in, as the session and the profile need it. */
export function buildAccount({ account: { name, account } }: Model): string {
  return buildSource('entities/', [
    importTypes('../engine/account-config.ts', 'AccountConfig'),
    importNames('./resources.ts', 'resources'),
    exportConstant({
      name: 'account',
      type: 'AccountConfig',
      doc: 'Who logs in.',
      initializer: objectOf({
        load: `resources.${name}`,
        displayName: literal(account.displayName),
        profile: literal(account.profile),
        superAdministrator: literal(account.superAdministrator),
      }),
    }),
  ])
}
