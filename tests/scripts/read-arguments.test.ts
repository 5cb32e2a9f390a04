import { expect, it } from 'vitest'
import { readTestArguments } from '../../scripts/test/read-arguments.ts'

it.each([
  [[], { filters: [], entity: null }],
  [['players'], { filters: ['players'], entity: null }],
  [['--entity', 'sponsor'], { filters: [], entity: 'sponsor' }],
  [['--entity=sponsor'], { filters: [], entity: 'sponsor' }],
  [['players', 'teams'], { filters: ['players', 'teams'], entity: null }],
])('reads %j', (args, expected) => {
  expect(readTestArguments(args)).toEqual(expected)
})

it.each([
  [['--entity'], 'needs the name of an entity'],
  [['--entity='], 'needs the name of an entity'],
  [['--entity', '--x'], 'needs the name of an entity'],
  [['lists', '--entity', 'sponsor'], '"lists" filters nothing more'],
  [['--entity=sponsor', 'lists'], '"lists" filters nothing more'],
])('refuses %j', (args, message) => {
  expect(() => readTestArguments(args)).toThrow(message)
})
