import { expect, type Page } from '@playwright/test'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { isChecked } from '../../../../src/kinds/core/form/form-model.ts'
import { control } from '../../../browser/harness/form.ts'
import { type BuiltRecord } from '../../build-record.ts'
import { subjectOf } from '../../subject-of.ts'
import type { Fill, Refused } from '../../values/kind-values.ts'
import { valuesOf } from '../../values/values-of.ts'
import { chosenIn } from './fill.ts'
import { holdsFiles } from './stored.ts'

/** Mistakes that are made in one go: one in each field that still has one to try. */
export interface Round {
  readonly title: string
  readonly fills: readonly Fill[]
  /** The fields that are filled wrongly. */
  readonly names: readonly string[]
  /** The controls at which that is told. */
  readonly paths: readonly string[]
}

interface Mistake extends Refused {
  readonly name: string
  readonly fill: readonly Fill[]
}

/**
 * What a person can do wrong in a new record that is right otherwise: one mistake in each field. The backend's half tries
 * them all; here it is about what a person is told, which is drawn the same for all of them.
 */
export async function refusalRounds(entity: AnyEntity, valid: BuiltRecord): Promise<readonly Round[]> {
  const columns = await Promise.all([...valid.values.keys()].map((name) => mistakesIn(entity, name, valid)))
  // The browser's own objections keep the form from being sent.
  const own = columns.filter(([first]) => first && isCheckedHere(entity, first.name))
  const others = columns.filter((each) => !own.includes(each))
  return [...roundsOf(own), ...roundsOf(others)]
}

async function mistakesIn(
  entity: AnyEntity,
  name: string,
  { values }: BuiltRecord,
): Promise<readonly Mistake[]> {
  const field = entity.fields[name]
  if (!field) throw new Error(`"${name}" is no field`)
  const refer = () => Promise.reject(new Error('a mistake refers to nothing'))
  const subject = subjectOf([name, field], entity, { serial: 0, refer }, values)
  const refused = (await valuesOf(field).refused(subject)).filter(({ only }) => only !== 'update')
  const fillable = refused.flatMap((each) =>
    each.fills ? [{ ...each, name, fill: each.fills('create') }] : [],
  )
  if (holdsFiles(entity, name)) return fillable.filter(isToldApart)
  return fillable.slice(0, 1)
}

/** The browser refuses what is no picture, and shrinks one of too many pixels; the backend counts them. */
function isToldApart({ title }: Refused): boolean {
  return title === 'one too many'
}

function isCheckedHere({ fields }: AnyEntity, name: string): boolean {
  const field = fields[name]
  return field !== undefined && isChecked(field)
}

function roundsOf(columns: readonly (readonly Mistake[])[]): readonly Round[] {
  const count = Math.max(0, ...columns.map((column) => column.length))
  return Array.from({ length: count }, (_none, at) => roundOf(columns.flatMap((column) => column[at] ?? [])))
}

function roundOf(mistakes: readonly Mistake[]): Round {
  return {
    title: mistakes.map(({ name, title }) => `${name}: ${title}`).join('; '),
    fills: mistakes.flatMap(({ fill }) => fill),
    names: mistakes.map(({ name }) => name),
    paths: mistakes.map((each) => each.path('create')),
  }
}

/** What was filled in is still there. */
export async function expectTyped(page: Page, fills: readonly Fill[]): Promise<void> {
  for (const fill of fills) {
    if (fill.how === 'type') await expect(control(page, fill.name), fill.name).toHaveValue(fill.text)
    if (fill.how === 'attach') await expect(chosenIn(page, fill.name)).toHaveCount(fill.files.length)
  }
}
