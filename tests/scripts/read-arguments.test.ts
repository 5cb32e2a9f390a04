import { expect, it } from 'vitest'
import { readTestArguments } from '../../scripts/test/read-arguments.ts'

it.each([
  [[], { filters: [], entity: null, since: null }],
  [['players'], { filters: ['players'], entity: null, since: null }],
  [['--entity', 'sponsor'], { filters: [], entity: 'sponsor', since: null }],
  [['--entity=sponsor'], { filters: [], entity: 'sponsor', since: null }],
  [['players', 'teams'], { filters: ['players', 'teams'], entity: null, since: null }],
  [['--changed'], { filters: [], entity: null, since: 'HEAD' }],
  [['--changed', 'main'], { filters: [], entity: null, since: 'main' }],
  [['--changed=main'], { filters: [], entity: null, since: 'main' }],
])('reads %j', (args, expected) => {
  expect(readTestArguments(args)).toEqual(expected)
})

it.each([
  [['--entity'], 'needs the name of an entity'],
  [['--entity='], 'needs the name of an entity'],
  [['--entity', '--x'], 'needs the name of an entity'],
  [['lists', '--entity', 'sponsor'], '"lists" filters nothing more'],
  [['--entity=sponsor', 'lists'], '"lists" filters nothing more'],
  [['players', '--changed'], '--changed stands alone'],
  [['--changed', 'main', 'players'], '--changed stands alone'],
])('refuses %j', (args, message) => {
  expect(() => readTestArguments(args)).toThrow(message)
})
