import { expect, it } from 'vitest'
import { editDistance } from '../../src/schema/values/edit-distance.ts'
import { describeFound, expectOneOf, findNearest } from '../../src/kinds/core/authoring/expectation.ts'

it.each([
  ['', '', 0],
  ['name', 'name', 0],
  ['', 'name', 4],
  ['nam', 'name', 1],
  ['naem', 'name', 1],
  ['wilaja', 'wilaya', 1],
  ['wiliaya', 'wilaya', 1],
  ['kitten', 'sitting', 3],
])('from "%s" to "%s" there are %i steps', (one, other, steps) => {
  expect(editDistance(one, other)).toBe(steps)
  expect(editDistance(other, one)).toBe(steps)
})

it.each([
  ['wilaja', 'wilaya'],
  ['Wilaya', 'wilaya'],
  ['wilya', 'wilaya'],
  ['nom', 'name'],
  ['colour', undefined],
  ['', undefined],
])('who writes "%s" means %s', (found, meant) => {
  expect(findNearest(['address', 'name', 'wilaya'], found)).toBe(meant)
})

it('names what was expected, the nearest first where they are many', () => {
  const many = Array.from({ length: 20 }, (_, index) => `field${index}`)
  expect(expectOneOf(['a', 'b'], 'x')).toBe('expected one of a, b; did you mean "a"?')
  expect(expectOneOf(['name'], 'x')).toBe('expected name')
  expect(expectOneOf([], 'x')).toBe('there is none to choose from; remove it')
  expect(expectOneOf(many, 'field19')).toMatch(
    /^expected one of field19, .* and 8 more; did you mean "field19"\?$/,
  )
})

it.each([
  [undefined, 'there is nothing'],
  ['', 'there is an empty text'],
  ['a"b', 'there is "a\\"b"'],
  [[], 'there is an empty list'],
  [[1], 'there is a list'],
  [{}, 'there is an object'],
  [null, 'there is null'],
  [12, 'there is 12'],
  [() => 1, 'there is a function'],
])('%j is described', (value, described) => {
  expect(describeFound(value)).toBe(described)
})
