import { writeFile } from 'node:fs/promises'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { forms } from '#texts/form.ts'
import { control, openOptions, optionsOf } from '../../../browser/harness/form.ts'
import type { Accepted, Fill } from '../../values/kind-values.ts'

/** Does in a form what a person would. */
export async function fillIn(page: Page, fills: readonly Fill[]): Promise<void> {
  for (const fill of fills) {
    await openTabOf(page, fill.name)
    if (fill.how === 'choose') await choose(page, fill.name, fill.option)
    else if (fill.how === 'pick') await pick(page, fill.name, fill.options)
    else if (fill.how === 'rows') await fillRows(page, fill.name, fill.rows)
    else if (fill.how === 'attach') await attach(page, fill.name, fill.files)
    else if (fill.how === 'check') await checkOnly(page, fill.name, fill.labels)
    else if (fill.how === 'switch') await control(page, fill.name).setChecked(fill.isOn, { force: true })
    else {
      await control(page, fill.name).fill(fill.text)
      await control(page, fill.name).blur()
    }
  }
}

/** Opens the tab that a control stands behind, if it does. */
export async function openTabOf(page: Page, name: string): Promise<void> {
  const input = control(page, name).first()
  await expect(input).toBeAttached()
  const tab = await input.evaluate((each) => each.closest('[role=tabpanel]')?.getAttribute('aria-labelledby'))
  if (tab) await page.locator(`[id="${tab}"]`).click()
}

async function choose(page: Page, name: string, option: string): Promise<void> {
  const input = control(page, name)
  await expect(input).toBeEnabled()
  const label = option === '' ? forms.choose : option
  await openOptions(page, name)
  await optionsOf(page)
    .and(page.getByRole('option', { name: label, exact: true }))
    .click()
  await expect(input).toHaveValue(option === forms.choose ? '' : option)
}

async function pick(page: Page, name: string, options: readonly string[]): Promise<void> {
  const chosen = fieldOf(page, name).getByRole('listitem')
  const buttons = chosen.getByRole('button', { name: takesAway() })
  for (let left = await buttons.count(); left > 0; left -= 1) {
    await buttons.first().press('Enter')
    await expect(buttons).toHaveCount(left - 1)
  }
  for (const [place, option] of options.entries()) {
    await openOptions(page, name)
    await optionsOf(page)
      .and(page.getByRole('option', { name: option, exact: true }))
      .click()
    await expect(chosen.nth(place)).toContainText(option)
    await expect(control(page, name)).toHaveValue('')
  }
}

async function fillRows(page: Page, name: string, rows: readonly (readonly Fill[])[]): Promise<void> {
  const buttons = fieldOf(page, name).getByRole('button', { name: takesAway() })
  for (let left = await buttons.count(); left > 0; left -= 1) {
    await buttons.first().press('Enter')
    await expect(buttons).toHaveCount(left - 1)
  }
  for (const [place, fills] of rows.entries()) {
    await control(page, name).press('Enter')
    await expect(buttons).toHaveCount(place + 1)
    await fillIn(page, fills)
  }
}

async function checkOnly(page: Page, name: string, labels: readonly string[]): Promise<void> {
  const boxes = fieldOf(page, name).getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  for (const box of await boxes.all()) await box.setChecked(labels.includes(await labelOf(box)))
}

const labelOf = (box: Locator) =>
  box.evaluate((each: HTMLInputElement) => each.labels?.[0]?.textContent ?? '')

/** In place of those that were chosen before. */
async function attach(page: Page, name: string, files: readonly File[]): Promise<void> {
  const input = control(page, name)
  await expect(input).toBeAttached()
  await takeBack(page, name)
  if (files.some(({ size }) => size > LARGE)) await attachFromDisk(input, files)
  else await input.setInputFiles(await Promise.all(files.map(payloadOf)))
  await expect(chosenIn(page, name)).toHaveCount(files.length)
}

/** Byte for byte through the driver, ten megabytes take seconds. */
const LARGE = 1_000_000

async function attachFromDisk(input: Locator, files: readonly File[]): Promise<void> {
  const write = async (file: File) => {
    const path = test.info().outputPath(file.name)
    await writeFile(path, new Uint8Array(await file.arrayBuffer()))
    return path
  }
  await input.setInputFiles(await Promise.all(files.map(write)))
}

async function payloadOf(file: File) {
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) }
}

async function takeBack(page: Page, name: string): Promise<void> {
  const buttons = chosenIn(page, name).getByRole('button', { name: takesAway() })
  for (let left = await buttons.count(); left > 0; left -= 1) {
    await buttons.first().press('Enter')
    await expect(buttons).toHaveCount(left - 1)
  }
}

/** How the buttons are called that take one of several things away. */
export function takesAway(): RegExp {
  const [verb] = forms.takeOut(1).split(' ')
  return new RegExp(`^${verb}`)
}

/** What surrounds the control of a name: its label, its pictures and its mistakes. */
export function fieldOf(page: Page, name: string): Locator {
  return page.locator('main form [data-kind]').filter({ has: page.locator(`[name="${name}"]`) })
}

/** The files that are chosen and not sent yet. */
export function chosenIn(page: Page, name: string): Locator {
  return fieldOf(page, name).locator('figure[data-new]')
}

/** The files that the record already has. */
export function storedIn(page: Page, name: string): Locator {
  return fieldOf(page, name).locator('figure:not([data-new])')
}

/** A form shows a value that is stored. */
export async function expectShown(page: Page, value: Accepted): Promise<void> {
  for (const [name, text] of Object.entries(value.shows ?? {})) {
    const input = control(page, name)
    await expect(input, name).toBeAttached()
    await expect(input, name).toHaveValue(text)
  }
  for (const fill of value.fills('update')) {
    if (fill.how === 'switch') await expect(control(page, fill.name)).toBeChecked({ checked: fill.isOn })
    if (fill.how === 'pick')
      await expect(fieldOf(page, fill.name).getByRole('listitem')).toContainText([...fill.options])
    if (fill.how !== 'check') continue
    for (const box of await fieldOf(page, fill.name).getByRole('checkbox').all())
      await expect(box).toBeChecked({ checked: fill.labels.includes(await labelOf(box)) })
  }
}

/** From the keyboard, so that no toast can lie over the button. */
export async function submitForm(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').press('Enter')
}
