import type { Behaviours } from '../../src/behaviour/behaviour.ts'
import type { Domain } from '../domains/domains.ts'

/**
 * Entities whose hooks refuse what their configs let through, as two lessons at once. The generated tests know the configs alone, and
 * are run without these hooks; their rules have a suite of their own: tests/contract/suites/behaviour/driving-school.ts.
 */
const WITH_OWN_RULES: Readonly<Record<string, readonly string[]>> = { 'driving-school': ['lesson'] }

export function withoutOwnRules({ name, behaviours }: Pick<Domain, 'name' | 'behaviours'>): Behaviours {
  const ruled = WITH_OWN_RULES[name] ?? []
  return Object.fromEntries(
    Object.entries(behaviours).map(([entity, { hooks, ...behaviour }]) => [
      entity,
      { ...behaviour, ...(hooks && !ruled.includes(entity) && { hooks }) },
    ]),
  )
}
