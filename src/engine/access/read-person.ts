import { PERSON_KEY, personSchema } from '../../calls/data-roles.ts'
import {
  personOfAccount,
  type AccountRoles,
  type CallerAccount,
  type Person,
} from '../../schema/access/access.ts'
import type * as z from 'zod/mini'

/** Who an account is, where roles are data. A backend that does not say so knows the roles of the config alone. */
export function readPerson(config: AccountRoles, admin: CallerAccount): PersonNow {
  const told = personSchema.safeParse(admin[PERSON_KEY])
  return told.success ? told.data : { ...personOfAccount(config, admin), access: {}, roleLabels: {} }
}

export type PersonNow = Person & Pick<z.output<typeof personSchema>, 'roleLabels' | 'seenAs'>
