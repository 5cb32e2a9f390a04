import { expect, type Locator, type Page } from '@playwright/test'
import { forms } from '#texts/form.ts'

export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Text, the label of an option, on or off, or files; by what the control of that name is. */
export type FormValue = string | boolean | readonly ChosenFile[]

/** The control that carries a payload's name. */
export function control(page: Page, name: string): Locator {
  return page.locator(`main form [name="${name}"]`)
}

/** Fills the controls that carry these names, in this order, as a person would. */
export async function fillForm(page: Page, values: Readonly<Record<string, FormValue>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await fillControl(page, name, value)
}

async function fillControl(page: Page, name: string, value: FormValue): Promise<void> {
  const input = control(page, name)
  if (typeof value === 'boolean') return input.setChecked(value, { force: true })
  if (typeof value !== 'string') return input.setInputFiles([...value])
  if ((await input.getAttribute('aria-haspopup')) === 'listbox') await choose(page, name, value)
  else {
    await input.fill(value)
    await input.blur()
  }
}

/** What the open list of a select that is searched offers. */
export function optionsOf(page: Page): Locator {
  return page.getByRole('listbox').getByRole('option')
}

/** Waits until every control is there and nothing moves any more: a click on what moves away is lost. */
async function waitForControls(page: Page): Promise<void> {
  const fields = page.locator('main form [data-kind]')
  await expect(fields.filter({ hasNot: page.locator('input, select, textarea, button') })).toHaveCount(0)
}

/** Opens a select that is searched. */
export async function openOptions(page: Page, name: string): Promise<void> {
  await waitForControls(page)
  await control(page, name).click()
  await expect(page.getByRole('listbox')).toBeVisible()
}

/** Finds an option by typing how it begins, and takes it; the empty one is offered before anything is typed. */
export async function choose(page: Page, name: string, label: string): Promise<void> {
  const input = control(page, name)
  await expect(input).toBeEnabled()
  await openOptions(page, name)
  if (label !== forms.choose) await input.fill(label.split(' – ')[0] ?? '')
  await page.getByRole('listbox').getByRole('option', { name: label, exact: true }).click()
  await expect(input).toHaveValue(label === forms.choose ? '' : label)
}

export async function submit(page: Page): Promise<void> {
  await waitForControls(page)
  await page.locator('main form button[type=submit]').click()
}

/** What the controls of these names hold. */
export async function expectForm(
  page: Page,
  values: Readonly<Record<string, string | boolean>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'boolean') await expect(control(page, name), name).toBeChecked({ checked: value })
    else await expect(control(page, name), name).toHaveValue(value)
  }
}
