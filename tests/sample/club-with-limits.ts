import { date } from '../../src/kinds/date/definition.ts'
import { toggle } from '../../src/kinds/toggle/definition.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { clubWithDataRoles } from './club-with-data-roles.ts'

/** The same club, whose people can be suspended, have a last day, and see where they are logged in. */
export const clubWithLimits: readonly AnyEntity[] = clubWithDataRoles.map((entity): AnyEntity => {
  if (!entity.account) return entity
  return {
    ...entity,
    fields: {
      ...entity.fields,
      is_suspended: toggle({ label: 'Suspendu', words: { on: 'oui', off: 'non' } }),
      expires_on: date({ label: 'Valable jusqu’au' }),
    },
    account: {
      ...entity.account,
      suspended: 'is_suspended',
      expires: 'expires_on',
      sessionList: true,
      apiKeys: true,
    },
  }
})
