import { isNamed, type Person } from './access.ts'
import type { FactorRule } from './account.ts'

/**
 * Whether somebody must show more than a password: with one of several roles that must, and without a role wherever that
 * stands for all of them, as with the super-administrator.
 */
export function mustShowFactor(rule: FactorRule, person: Person): boolean {
  if (typeof rule === 'string') return rule === 'required'
  const required = Object.keys(rule).filter((role) => rule[role] === 'required')
  return required.length > 0 && isNamed(required, person)
}
