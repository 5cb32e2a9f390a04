import { t } from '../../../../src/texts/locale.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import type { Domain } from '../../../domains/domains.ts'
import { selectedDomains, selectedEntities } from '../../../suite/selection.ts'
import { createMaker } from '../../../suite/browser/harness/maker.ts'

const countOwn = (what: 'cell' | 'control') => (entity: AnyEntity) =>
  Object.values(entity.fields).filter((field) => what in field).length

/** The components of the foreign domains mark what they draw; those of the product need not. */
const examples = [
  { what: 'cell', count: countOwn('cell'), screen: '', mark: '[data-own-cell]' },
  { what: 'control', count: countOwn('control'), screen: '/create', mark: '[data-own-control]' },
  {
    what: 'page',
    count: ({ pages }: AnyEntity) => (pages?.list ? 1 : 0),
    screen: '',
    mark: '[data-own-page]',
  },
] as const

for (const { what, count, screen, mark } of examples)
  for (const { domain, entity } of entitiesThat(count))
    test.describe(domain.name, () => {
      test.use({ domain })
      test(`${entity.name} draws a ${what} of its own`, async ({ page, product }) => {
        await createMaker(product, domain, entity.name).create()
        // What the server has not loaded the first time it renders the second.
        for (const _visit of ['first', 'second']) {
          await page.goto(`${entity.path}${screen}`)
          const drawn = page.locator(mark)
          await expect(drawn).toHaveCount(count(entity))
          for (const each of await drawn.all()) await expect(each).not.toBeEmpty()
        }
        if (what !== 'control') return
        for (const label of ownLabels(entity)) await expect(page.getByLabel(label)).toBeVisible()
        // It sees what other fields hold.
        await page.locator('[name="name"]').fill('Rex')
        await expect(page.locator(mark)).toContainText('Rex')
      })
    })

/** The engine writes them beside the control. */
function ownLabels({ fields }: AnyEntity): readonly string[] {
  return Object.values(fields).flatMap((field) => ('control' in field ? [t(field.label)] : []))
}

function entitiesThat(count: (entity: AnyEntity) => number) {
  const pairs = (domain: Domain) => selectedEntities(domain).map((entity) => ({ domain, entity }))
  return selectedDomains()
    .filter(({ name }) => name !== 'product')
    .flatMap(pairs)
    .filter(({ entity }) => count(entity) > 0)
}
