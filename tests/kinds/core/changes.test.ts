import { afterEach, expect, it, vi } from 'vitest'
import { changesOf, startValues } from '../../../src/kinds/core/form/form-values.ts'
import { date } from '../../../src/kinds/date/definition.ts'
import { image } from '../../../src/kinds/image/definition.ts'
import { number } from '../../../src/kinds/number/definition.ts'
import { text } from '../../../src/kinds/text/definition.ts'

const fields = {
  name: text({ label: 'Nom' }),
  born: date({ label: 'Né le' }),
  rank: number({ label: 'Rang' }),
  picture: image({ label: 'Photo' }),
}
const record = { id: 1, name: 'Amine', born: '1990-05-01', rank: 3, picture: 'a.webp' }
const form = startValues(fields, 'update', record)
const picture = new File(['x'], 'b.webp')

const APP = '../../../src/generated/app.ts'
afterEach(() => {
  vi.doUnmock(APP)
  vi.resetModules()
})

it('sends the whole of a record, as the requirement has it', () => {
  expect(changesOf({ fields }, record, { ...form, name: 'Lina' })).toEqual({ ...form, name: 'Lina' })
})

it.each([
  ['nothing', {}],
  ['a name', { name: 'Lina' }],
  ['what was emptied', { born: '', rank: null }],
  ['a picture', { newPicture: picture }],
])('sends %s where its backend wants what has changed alone', async (_title, changed) => {
  vi.resetModules()
  vi.doMock(APP, async (load) => ({ ...Object(await load()), sendsChangesAlone: true }))
  const loaded = await import('../../../src/kinds/core/form/form-values.ts')
  await import('../../../src/kinds/core/definition/all-definitions.ts')
  expect(loaded.changesOf({ fields }, record, { ...form, ...changed })).toEqual(changed)
})
