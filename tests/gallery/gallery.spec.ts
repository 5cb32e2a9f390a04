import { join } from 'node:path'
import { mock } from 'node:test'
import type { Page } from '@playwright/test'
import { PLAN, planSchema, type State } from '../../scripts/develop/gallery/choices.ts'
import { pictureOf, writeShot } from '../../scripts/develop/gallery/shot.ts'
import type { Language } from '../../src/schema/values/text.ts'
import { domainNamed } from '../domains/domains.ts'
import { findViolations } from '../browser/harness/axe.ts'
import { findForeignWords } from '../browser/harness/foreign-words.ts'
import { inLanguage } from '../browser/harness/in-language.ts'
import { expect, test } from '../browser/harness/test.ts'
import type { Stage } from '../suite/browser/harness/for-each-entity.ts'
import { createMaker, startSerial } from '../suite/browser/harness/maker.ts'
import { states } from './states.ts'

/** Whoever runs all projects of Playwright asks for no pictures. */
const NOTHING = { folder: '', entities: [], states: [], widths: [], schemes: [], languages: [] }
const told = process.env[PLAN]
const plan = told === undefined ? NOTHING : planSchema.parse(JSON.parse(told))
const domain = domainNamed('product')
const HEIGHTS = { 390: 844, 820: 1180, 1440: 900 }

/** What has a bar at the foot of the window, which a window as tall as the page would move. */
const AT_THE_FOOT: readonly State[] = ['conflict', 'selection', 'peek']

/** The same day on both sides of a comparison: of the browser, and of the program, which runs in this process. */
const MOMENT = new Date('2026-03-15T10:00:00Z')
mock.timers.enable({ apis: ['Date'], now: MOMENT })

test.describe.configure({ timeout: 120_000 })

for (const entity of domain.entities.filter(({ name }) => plan.entities.includes(name)))
  for (const state of plan.states)
    for (const language of plan.languages)
      test(`${entity.name}, ${state}, ${language}`, async ({ page, product, announce }) => {
        announce(/./)
        await page.clock.setFixedTime(MOMENT)
        const maker = createMaker(product, domain, entity.name, startSerial())
        const stage = { page, product, domain, entity, maker, announce }
        const foreign = await inLanguage(stage, language, () => drawState(stage, state, language))
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        // The one thing that needs no eye, once all is drawn.
        expect(foreign).toEqual([])
      })

/** @returns the words of another language */
async function drawState(stage: Stage, state: State, language: Language): Promise<readonly string[]> {
  const { page, entity } = stage
  const found: string[] = []
  const open = await states[state](stage)
  for (const width of plan.widths) {
    await page.setViewportSize({ width: Number(width), height: HEIGHTS[width] })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const former = await open()
    if (!AT_THE_FOOT.includes(state)) await showWhole(page)
    const foreign = await findForeignWords(page, language, { domain, product: stage.product, former })
    found.push(...foreign)
    for (const scheme of plan.schemes) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
      const shot = { entity: entity.name, state, width, scheme, language }
      const path = join(plan.folder, pictureOf(shot))
      await page.screenshot({ path, animations: 'disabled' })
      const violations = await findViolations(page, { colorScheme: scheme })
      writeShot(plan.folder, { ...shot, violations, foreign })
    }
  }
  return found
}

/** Makes the window as tall as the page. */
async function showWhole(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  // A frame later, as the browser lays a new page out for the window that there was before.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  if (whole > height) await page.setViewportSize({ width, height: whole })
}
