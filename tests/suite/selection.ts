/**
 * Which entities a run of the suite is about. `npm test -- --entity sponsor` sets `TEST_ENTITY=sponsor` for vitest and
 * Playwright alike; `all` and none at all mean those of every domain.
 */
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { domains, type Domain } from '../domains/domains.ts'

const wanted = process.env['TEST_ENTITY'] ?? ''

/** Nobody has asked for entities: it is a run of everything there is to test. */
export const isEverythingMeant = wanted === ''

/** The entities of a domain that are meant; the others are there to be referred to. */
export function selectedEntities({ entities }: Pick<Domain, 'entities'>): readonly AnyEntity[] {
  return wanted === '' || wanted === 'all' ? entities : entities.filter(({ name }) => name === wanted)
}

/** The domains in which anything is meant. */
export function selectedDomains(): readonly Domain[] {
  return domains.filter((domain) => selectedEntities(domain).length > 0)
}

/** Whether anything of a domain is meant: only then its browser half is built. */
export function isDomainSelected(name: string): boolean {
  return selectedDomains().some((domain) => domain.name === name)
}

/** @throws where the run asks for an entity that there is not. */
export function expectSelection(): void {
  if (selectedDomains().length > 0) return
  const known = domains.map(
    ({ name, entities }) => `${name}: ${entities.map((each) => each.name).join(', ')}`,
  )
  throw new Error(`There is no entity "${wanted}". There are, in ${known.join('; in ')}.`)
}
