import { choices } from '../../src/kinds/choices/definition.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { clubWithRoles } from './club-with-roles.ts'

/** The same club, whose people have several roles, which administrator 1 makes and changes. */
export const clubWithDataRoles: readonly AnyEntity[] = clubWithRoles.map((entity): AnyEntity => {
  if (!entity.account) return entity
  const role = choices({
    label: 'Rôles',
    options: { coach: 'Entraîneur', secretary: 'Secrétaire', guest: 'Invité' },
  })
  return {
    ...entity,
    fields: { ...entity.fields, role },
    list: { ...entity.list, columns: ['name', 'email', 'role'] },
    account: { ...entity.account, withoutRole: 'nothing', roles: 'data' },
  }
})
