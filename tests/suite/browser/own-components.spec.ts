import type { AnyEntity } from '../../../src/schema/entity.ts'
import { expect, test } from '../../browser/harness/test.ts'
import type { Domain } from '../../domains/domains.ts'
import { selectedDomains, selectedEntities } from '../selection.ts'
import { createMaker } from './harness/maker.ts'

const hasOwn = (what: 'cell' | 'control') => (entity: AnyEntity) =>
  Object.values(entity.fields).some((field) => what in field)

/** The components of the foreign domains mark what they draw. */
const examples = [
  { what: 'cell', isMeant: hasOwn('cell'), screen: '', mark: '[data-own-cell]' },
  { what: 'control', isMeant: hasOwn('control'), screen: '/create', mark: '[data-own-control]' },
  {
    what: 'page',
    isMeant: ({ pages }: AnyEntity) => pages?.list !== undefined,
    screen: '',
    mark: '[data-own-page]',
  },
] as const

for (const { what, isMeant, screen, mark } of examples)
  for (const { domain, entity } of entitiesThat(isMeant))
    test.describe(domain.name, () => {
      test.use({ domain })
      test(`${entity.name} draws a ${what} of its own`, async ({ page, product }) => {
        await createMaker(product, domain, entity.name).create()
        // What the server has not loaded the first time it renders the second.
        for (const _visit of ['first', 'second']) {
          await page.goto(`${entity.path}${screen}`)
          await expect(page.locator(mark)).toHaveCount(1)
          await expect(page.locator(mark)).not.toBeEmpty()
        }
      })
    })

function entitiesThat(isMeant: (entity: AnyEntity) => boolean) {
  const pairs = (domain: Domain) => selectedEntities(domain).map((entity) => ({ domain, entity }))
  return selectedDomains()
    .flatMap(pairs)
    .filter(({ entity }) => isMeant(entity))
}
