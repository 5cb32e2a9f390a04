import { expect, type Page } from '@playwright/test'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { control } from '../../../browser/harness/form.ts'
import type { BuiltRecord } from '../../build-record.ts'

/** A subject that cannot be tried with an entity; the others can. */
export class Untried extends Error {}

/** What a control of the kind's own is, as far as the suite can use it: one line or more to type into. */
const TYPED =
  'input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=number], textarea'

/**
 * Leaves out of a record what nobody can know how to fill in: a control that the entity draws itself is used as any
 * other where it is one to type into, and else not at all. The subject is skipped where nothing can be sent without it.
 */
export async function leaveOutUnknown(
  page: Page,
  entity: AnyEntity,
  built: BuiltRecord,
): Promise<BuiltRecord> {
  const own = Object.keys(entity.fields).filter((name) => isOwn(entity, name))
  const unknown = Object.keys(entity.fields).filter((name) => entity.fields[name]?.hidden)
  for (const name of own) if (!(await isTyped(page, name))) unknown.push(name)
  const isNeeded = unknown.some((name) => entity.fields[name]?.required)
  if (isNeeded) throw new Untried('a required field is asked for in a way of its own')
  return { ...built, values: new Map([...built.values].filter(([name]) => !unknown.includes(name))) }
}

function isOwn({ fields }: AnyEntity, name: string): boolean {
  const field = fields[name]
  return field !== undefined && 'control' in field && field.control !== undefined
}

async function isTyped(page: Page, name: string): Promise<boolean> {
  const inputs = control(page, name)
  await expect(inputs.first()).toBeAttached()
  return (await inputs.count()) === 1 && (await inputs.and(page.locator(TYPED)).count()) === 1
}
