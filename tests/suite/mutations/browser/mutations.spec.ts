import { expect, test } from '../../../browser/harness/test.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { createMaker } from '../../browser/harness/maker.ts'
import { isDomainSelected } from '../../selection.ts'
import { mutants } from './mutants.ts'

for (const { title, check, told, concerns, tamper, domain: name = 'product' } of mutants) {
  const domain = domainNamed(name)
  // No other program is there to be shown.
  if (name !== 'product' && !isDomainSelected(name)) continue
  test.describe(() => {
    test.use({ domain })
    test(`caught: ${title}`, async ({ page, product, announce }) => {
      // Some pass all of a check but its end, on a machine with much else to do.
      test.slow()
      const entity = domain.entities.find(
        (each) => check.concerns?.(each, domain) !== false && concerns?.(each) !== false,
      )
      if (!entity) throw new Error('no entity shows this mistake')
      const maker = createMaker(product, domain, entity.name)
      // Whatever else goes wrong then.
      announce(/./)
      await tamper(page, entity)
      await expect(check.run({ page, product, domain, entity, maker, announce })).rejects.toThrow(told)
    })
  })
}
