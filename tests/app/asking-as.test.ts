import { describe, expect, it } from 'vitest'
import type { Resource } from '../../src/api/resource.ts'
import { askingAs } from '../../src/app/layout/count-badge.ts'
import { whereFilters } from '../../src/kinds/core/filter/where-filters.ts'
import type { Person } from '../../src/schema/access/access.ts'
import { clubWithRoles } from '../sample/club-with-roles.ts'

type Asked = Pick<Resource, 'entity' | 'related'>

function resourceOf(name: string): Asked {
  const entity = clubWithRoles.find((each) => each.name === name)
  if (!entity) throw new Error(name)
  const related = clubWithRoles.map((each) => [each.name, async () => resourceOf(each.name) as Resource])
  return { entity, related: Object.fromEntries(related) }
}

const personOf = (role: string): Person => ({ isSuperAdministrator: false, roles: [role] })

describe('the number beside a menu entry', () => {
  it.each<[string, string, object, boolean]>([
    ['a field', 'competition', { reason: { contains: 'a' } }, true],
    ['what may be read of another record', 'competition', { Player: { fit: true } }, true],
    ['what may not be read of it', 'competition', { Player: { phone: { contains: '2' } } }, false],
    [
      'one that may not be read',
      'competition',
      { not: { Player: { Doctor: { name: { contains: 'a' } } } } },
      false,
    ],
    ['a field that may not be read', 'player', { or: [{ phone: { empty: true } }] }, false],
  ])('asks %s only of who may read it', async (_what, name, where, isAsked) => {
    const asked = (person: Person | null) =>
      whereFilters(askingAs(person, resourceOf(name)), where).then(
        () => true,
        () => false,
      )
    expect(await asked(personOf('secretary'))).toBe(true)
    expect(await asked(personOf('coach'))).toBe(isAsked)
  })
})
