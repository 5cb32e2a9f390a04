import { join } from 'node:path'
import { PLAN, planSchema } from '../../scripts/develop/gallery/choices.ts'
import { pictureOf, writeShot } from '../../scripts/develop/gallery/shot.ts'
import { domainNamed } from '../domains/domains.ts'
import { findViolations } from '../browser/harness/axe.ts'
import { expect, test } from '../browser/harness/test.ts'
import { createMaker } from '../suite/browser/harness/maker.ts'
import { states } from './states.ts'

/** Whoever runs all projects of Playwright asks for no pictures. */
const NOTHING = { folder: '', entities: [], states: [], widths: [], schemes: [] }
const told = process.env[PLAN]
const plan = told === undefined ? NOTHING : planSchema.parse(JSON.parse(told))
const domain = domainNamed('product')
const HEIGHTS = { 390: 844, 820: 1180, 1440: 900 }

test.describe.configure({ timeout: 120_000 })

for (const entity of domain.entities.filter(({ name }) => plan.entities.includes(name)))
  for (const state of plan.states)
    test(`${entity.name}, ${state}`, async ({ page, product, announce }) => {
      announce(/./)
      const maker = createMaker(product, domain, entity.name)
      const open = await states[state]({ page, product, domain, entity, maker, announce })
      for (const width of plan.widths) {
        await page.setViewportSize({ width: Number(width), height: HEIGHTS[width] })
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await page.goto('about:blank')
        await open()
        for (const scheme of plan.schemes) {
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
          await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
          const shot = { entity: entity.name, state, width, scheme }
          const path = join(plan.folder, pictureOf(shot))
          await page.screenshot({ path, fullPage: true, animations: 'disabled' })
          const violations = await findViolations(page, { colorScheme: scheme })
          writeShot(plan.folder, { ...shot, violations: [...violations] })
        }
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
