import { expect, it } from 'vitest'
import { multipartBody } from '../../src/api/payload-body.ts'

const picture = new File(['x'], 'a.png')
const another = new File(['y'], 'b.png')

it.each([
  { value: 'text', parts: ['text'] },
  { value: '', parts: [''] },
  { value: null, parts: [''] },
  { value: undefined, parts: [] },
  { value: 0, parts: ['0'] },
  { value: false, parts: ['false'] },
  { value: [], parts: ['[]'] },
  { value: ['a.webp', 'b.webp'], parts: ['["a.webp","b.webp"]'] },
  { value: { fr: 'Ballon' }, parts: ['{"fr":"Ballon"}'] },
])('$value travels as $parts', ({ value, parts }) => {
  expect(multipartBody({ part: value }).getAll('part')).toEqual(parts)
})

it('files travel as they are, several under one name', () => {
  const body = multipartBody({ picture, images: [picture, another] })
  expect(body.get('picture')).toBeInstanceOf(File)
  expect(body.getAll('images').map((file) => (file instanceof File ? file.name : file))).toEqual([
    'a.png',
    'b.png',
  ])
})
