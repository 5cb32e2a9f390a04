import { leftOut } from '../../../scripts/test/left-out.ts'
import { control } from '../../browser/harness/form.ts'
import { expectAddress } from '../../browser/harness/screens.ts'
import { expect, test } from '../../browser/harness/test.ts'
import { decidersOf } from '../../../src/schema/where/condition.ts'
import { isEverythingMeant, selectedDomains, selectedEntities } from '../selection.ts'
import { fieldOf, openTabOf, submitForm } from './harness/fill.ts'
import { editAddress } from './harness/list-page.ts'
import { createMaker } from './harness/maker.ts'

/** The entities in which a switch shows a field. */
const examples = selectedDomains().flatMap((domain) =>
  selectedEntities(domain).flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, { showWhen }]) => {
      const [decidedBy = '', ...others] = showWhen ? decidersOf(showWhen) : []
      if (others.length > 0) return []
      return entity.fields[decidedBy]?.kind === 'toggle' ? [{ domain, entity, name, decidedBy }] : []
    }),
  ),
)

// They look alike for every entity.
for (const { domain, entity, name, decidedBy } of isEverythingMeant ? examples.slice(0, 1) : examples)
  test.describe(domain.name, () => {
    test.use({ domain })
    const tag = domain.name === 'product' ? [] : [leftOut.tag]
    test(
      `${entity.name} shows "${name}" at once, and is saved without what is hidden`,
      { tag },
      async ({ page, product }) => {
        const { id, record, built } = await createMaker(product, domain, entity.name).create()
        const [fill] = built.values.get(name)?.fills('update') ?? []
        if (!fill) return
        await page.goto(editAddress(entity, id))
        const field = fieldOf(page, fill.name)
        const decider = control(page, decidedBy)
        await openTabOf(page, fill.name)
        await expect(field).toBeVisible()
        const shown = await control(page, fill.name).inputValue()
        await decider.press('Space')
        await expect(field).toHaveCount(0)
        await decider.press('Space')
        await expect(control(page, fill.name)).toHaveValue(shown)
        await decider.press('Space')
        await submitForm(page)
        await expectAddress(page, entity.path)
        expect(await product.read(entity.name, id)).not.toMatchObject({ [name]: record[name] })
      },
    )
  })
