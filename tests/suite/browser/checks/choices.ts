import { t } from '../../../../src/texts/locale.ts'
import { expect, test, type Page } from '@playwright/test'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import type { DependentLookupField } from '../../../../src/kinds/dependent-lookup/definition.ts'
import { forms } from '#texts/form.ts'
import { control, openOptions, optionsOf } from '../../../browser/harness/form.ts'
import { buildRecord } from '../../build-record.ts'
import { labelsOf } from '../../values/choices/dependent-lookup.ts'
import type { Fill } from '../../values/kind-values.ts'
import { fillIn } from '../harness/fill.ts'
import type { Check } from '../harness/for-each-entity.ts'

export const choicesCheck: Check = {
  title: 'offers what goes with another choice, and follows it',
  concerns: (entity) => !entity.pages?.create && dependents(entity).length > 0,
  async run({ page, entity }) {
    for (const [name, field] of dependents(entity)) {
      const [one, other] = await parentChoices(entity, field)
      if (!one || !other) throw new Error(`"${field.dependsOn}" leaves nothing to choose in "${name}"`)
      const parent = control(page, field.dependsOn)
      const choice = control(page, name)
      await page.goto(`${entity.path}/create`)
      await test.step(`${name}: disabled before ${field.dependsOn} is chosen`, async () => {
        await expect(choice).toBeDisabled()
        await expect(choice).toHaveAccessibleDescription(hintOf(entity, field))
      })
      await test.step(`${name}: offers what goes with it`, async () => {
        await fillIn(page, one.fills)
        await expectOffered(page, name, one.offered)
        await choose(page, name, one.offered[0])
      })
      await test.step(`${name}: the same again changes nothing, another one empties it`, async () => {
        const before = await choice.inputValue()
        expect(before).toBe(one.offered[0])
        await fillIn(page, one.fills)
        await expect(choice).toHaveValue(before)
        await fillIn(page, other.fills)
        await expect(choice).toHaveValue('')
        await expectOffered(page, name, other.offered)
        await choose(page, name, other.offered[0])
      })
      await test.step(`${name}: empty and disabled without it`, async () => {
        await fillIn(page, [{ how: 'choose', name: field.dependsOn, option: '' }])
        await expect(parent).toHaveValue('')
        await expect(choice).toHaveValue('')
        await expect(choice).toBeDisabled()
      })
    }
  },
}

function dependents({ fields }: AnyEntity): readonly (readonly [string, DependentLookupField])[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'dependentLookup' && !field.control ? [[name, field] as const] : [],
  )
}

function hintOf({ fields }: AnyEntity, { dependsOn }: DependentLookupField): string {
  const parent = fields[dependsOn]
  return forms.chooseParentFirst(parent ? t(parent.label) : '')
}

interface ParentChoice {
  readonly value: string
  readonly fills: readonly Fill[]
  /** As the reader calls them. */
  readonly offered: readonly string[]
}

/** Two values of the parent that leave something to choose, each something else. */
async function parentChoices(
  entity: AnyEntity,
  field: DependentLookupField,
): Promise<readonly ParentChoice[]> {
  const found: ParentChoice[] = []
  for (const { value, fills } of await parentValues(entity, field.dependsOn)) {
    const names = await field.options.load(value)
    const offered = names.map(await labelsOf(field, value))
    if (offered.length > 0 && !found.some((each) => each.value === value))
      found.push({ value, fills, offered })
    if (found.length === 2) break
  }
  return found
}

async function parentValues(
  entity: AnyEntity,
  name: string,
): Promise<readonly Omit<ParentChoice, 'offered'>[]> {
  const parent = entity.fields[name]
  if (parent?.kind === 'lookup') {
    const names = await parent.options.load()
    return names.map((value) => ({ value, fills: [{ how: 'choose', name, option: t(value) }] }))
  }
  const refer = () => Promise.reject(new Error('a name refers to nothing'))
  const turns = await Promise.all(
    [0, 1, 2, 3].map((turn) => buildRecord(entity, { serial: 0, refer, turn, only: [name] })),
  )
  return turns.map(({ values }) => {
    const reads = values.get(name)?.reads
    const fills = [...values.values()].flatMap((each) => each.fills('create'))
    return { value: reads?.is === 'value' ? String(reads.value) : '', fills }
  })
}

async function expectOffered(page: Page, name: string, offered: readonly string[]): Promise<void> {
  await expect(control(page, name)).toBeEnabled()
  await openOptions(page, name)
  await expect(optionsOf(page)).toHaveText([forms.choose, ...offered])
  await page.keyboard.press('Escape')
}

async function choose(page: Page, name: string, option: string | undefined): Promise<void> {
  await fillIn(page, [{ how: 'choose', name, option: option ?? '' }])
}
