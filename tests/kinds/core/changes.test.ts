import { afterEach, expect, it } from 'vitest'
import { app } from '../../../src/generated/app.ts'
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

afterEach(() => Object.assign(app, { updates: undefined }))

it('sends the whole of a record, as the requirement has it', () => {
  expect(changesOf({ fields }, record, { ...form, name: 'Lina' })).toEqual({ ...form, name: 'Lina' })
})

it.each([
  ['nothing', {}],
  ['a name', { name: 'Lina' }],
  ['what was emptied', { born: '', rank: null }],
  ['a picture', { newPicture: picture }],
])('sends %s where its backend wants what has changed alone', (_title, changed) => {
  Object.assign(app, { updates: 'changes' })
  expect(changesOf({ fields }, record, { ...form, ...changed })).toEqual(changed)
})
