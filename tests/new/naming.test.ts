import { describe, expect, it } from 'vitest'
import { assertEntityName } from '../../scripts/develop/new/assert-names.ts'
import { labelOf } from '../../scripts/develop/new/field-label.ts'
import {
  humanize,
  isSameWord,
  kebabCase,
  pascalCase,
  pluralize,
  relationWords,
  singularOf,
} from '../../src/kinds/core/authoring/naming.ts'

it.each([
  ['mediaType', 'media-type', 'MediaType', 'Media type'],
  ['media_type', 'media-type', 'MediaType', 'Media type'],
  ['URLPath', 'url-path', 'UrlPath', 'Url path'],
  ['billing_country2', 'billing-country2', 'BillingCountry2', 'Billing country2'],
])('%s', (name, kebab, pascal, words) => {
  expect([kebabCase(name), pascalCase(name), humanize(name)]).toEqual([kebab, pascal, words])
})

it.each([
  ['sponsor', 'sponsors'],
  ['category', 'categories'],
  ['key', 'keys'],
  ['bus', 'buses'],
  ['match', 'matches'],
])('one %s, two %s', (one, many) => {
  expect(pluralize(one)).toBe(many)
  expect(isSameWord(many, one)).toBe(true)
})

it.each([
  ['Sponsors', 'sponsor'],
  ['Matériels', 'matériel'],
  ['Entraînement', 'entraînement'],
  ['Bus', 'bus'],
])('the menu says %s, one of them is a %s', (label, one) => {
  expect(singularOf(label)).toBe(one)
})

it.each([
  ['name', 'Nom'],
  ['birth_date', 'Date de naissance'],
  ['branchId', 'Branch'],
  ['shoe_size', 'Shoe size'],
])('the field %s is labelled %s', (name, label) => {
  expect(labelOf(name)).toBe(label)
})

it.each([
  ['team_id', 'team'],
  ['mediaTypeId', 'mediatype'],
  ['MediaTypeId', 'mediatype'],
  ['id', undefined],
  ['paid', undefined],
])('%s points at %s', (name, relation) => {
  expect(relationWords(name)).toBe(relation)
})

describe('a name that no entity can have', () => {
  it.each([
    ['Sponsor', 'write sponsor'],
    ['big sponsor', 'write bigSponsor'],
    ['média-type', 'write mediaType'],
    ['9', 'starts with a letter'],
    ['class', 'write classRecord'],
    ['date', 'write dateRecord'],
    ['resource', 'write resourceRecord'],
  ])('%s: %s', (name, told) => {
    expect(() => assertEntityName(name)).toThrow(told)
  })
})

it('one of what the menu calls Cities is a city, where the entity is called so', () => {
  expect(singularOf('Cities', 'city')).toBe('city')
})
