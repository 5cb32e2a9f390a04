import type { Fields } from '../../../../src/schema/entity/field-kinds.ts'
import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { exportConstant, importNames, importTypes, literal, objectLiteral } from './structures.ts'

/** Generates what session and profile need of the entity that holds the accounts. */
export function buildAccount({ account: { name, account, fields } }: Model): string {
  return buildSource('entities/', [
    importTypes('../engine/account-config.ts', 'AccountConfig'),
    importNames('./resources.ts', 'resources'),
    ...(account.roles ? [importNames('../engine/access/read-person.ts', 'readPerson')] : []),
    exportConstant({
      name: 'account',
      type: 'AccountConfig',
      doc: 'Who logs in.',
      initializer: objectLiteral({
        load: `resources.${name}`,
        displayName: literal(account.displayName),
        profile: literal(account.profile),
        signOnBy: account.oidc && literal(account.email),
        superAdministrator: literal(account.superAdministrator),
        role: literal(account.role),
        withoutRole: literal(account.withoutRole),
        readPerson: account.roles && 'readPerson',
        password: literal(findPasswordNames(fields)),
        signInLabel: literal(account.signInLabel),
      }),
    }),
  ])
}

/** The payload names of the password field and its confirmation. */
function findPasswordNames(fields: Fields): object | undefined {
  for (const [name, field] of Object.entries(fields))
    if ('confirmedBy' in field) {
      const { confirmedBy, refuseCommon } = field
      return { name, confirmation: confirmedBy, ...(refuseCommon && { refuseCommon: true }) }
    }
  return undefined
}
