import { expect, test } from '../../../browser/harness/test.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { createMaker } from '../../browser/harness/maker.ts'
import { mutants } from './mutants.ts'

const domain = domainNamed('product')

for (const { title, check, told, concerns, tamper } of mutants) {
  test(`caught: ${title}`, async ({ page, product, announce }) => {
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
}
