import { test } from '../../../browser/harness/test.ts'
import type { Subject } from '../../without-repeats.ts'
import { Untried } from './custom-controls.ts'
import type { Check, Stage } from './for-each-entity.ts'
import { createMaker } from './maker.ts'

/** Looks at an entity's screens by each of the checks that concern it, each in an empty program. */
export async function runChecks(
  checks: readonly Check[],
  { domain, entity }: Subject,
  browser: Pick<Stage, 'page' | 'product' | 'announce'>,
): Promise<void> {
  const { page, product } = browser
  for (const check of checks) {
    if (check.concerns?.(entity, domain) === false) continue
    // What a screen still asks for would be asked of records that are gone.
    await page.goto('about:blank')
    await product.reset()
    const maker = createMaker(product, domain, entity.name)
    await test.step(check.title, async () => {
      try {
        await check.run({ ...browser, domain, entity, maker })
      } catch (error) {
        if (!(error instanceof Untried)) throw error
        test.info().annotations.push({ type: `not tried: ${check.title}`, description: error.message })
      }
    })
  }
}
