import { expect } from '@playwright/test'
import { t } from '../../../../src/texts/locale.ts'
import { related } from '#features/related/texts.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import type { Domain } from '../../../domains/domains.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { acceptOne } from '../../values/one-value.ts'
import { expectAccessible } from '../harness/axe.ts'
import type { Check } from '../harness/for-each-entity.ts'
import { editAddress } from '../harness/list-page.ts'

export const relatedCheck: Check = {
  title: 'lists what refers to it, finds it by words, and adds one that does',
  concerns: (entity, domain) => referringField(domain, entity) !== undefined && !entity.pages?.edit,
  async run({ page, domain, entity, maker }) {
    const [other, field] = referringField(domain, entity) ?? [entity, '']
    const { name } = other
    const { id } = await maker.create()
    const given = new Map([[field, acceptOne(field, { title: 'this one', value: id })]])
    const { id: referring } = await maker.of(name).create({ given })
    await maker.of(name).create({ only: [] })

    await page.goto(editAddress(entity, id))
    const list = page.getByRole('region', { name: related.region }).getByRole('region').first()
    await expect(list.locator('tbody tr')).toHaveCount(1)
    await expect(list.locator('tbody tr')).toHaveAttribute('data-record', String(referring))
    await expectAccessible(page, 'an edit form with what refers to its record')

    await list.getByRole('link', { name: t(other.list.add), exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${other.path}/create\\?${field}=${id}$`))
    const control = page.locator(`[name="${field}"]`)
    await expect(control).not.toHaveValue('')
    await expect(control).not.toHaveValue('…')
  },
}

/** The first one of its related lists, where a record refers to it by a field of its own. */
function referringField({ entities }: Domain, entity: AnyEntity): readonly [AnyEntity, string] | undefined {
  const [name] = entity.related ?? []
  if (name === undefined) return undefined
  const other = entityNamed(entities, name)
  const [field] =
    Object.entries(other.fields).find(([, each]) => each.kind === 'reference' && each.to === entity.name) ??
    []
  return field === undefined ? undefined : [other, field]
}
