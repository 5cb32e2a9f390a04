import { expect, it } from 'vitest'
import { readTestArguments } from '../../scripts/test/read-arguments.ts'

it.each([
  [[], { filters: [], entity: null, since: null, isBrowser: false }],
  [['players'], { filters: ['players'], entity: null, since: null, isBrowser: false }],
  [['--entity', 'sponsor'], { filters: [], entity: 'sponsor', since: null, isBrowser: false }],
  [['--entity=sponsor'], { filters: [], entity: 'sponsor', since: null, isBrowser: false }],
  [['players', 'teams'], { filters: ['players', 'teams'], entity: null, since: null, isBrowser: false }],
  [['--browser', 'trash'], { filters: ['trash'], entity: null, since: null, isBrowser: true }],
  [['--changed'], { filters: [], entity: null, since: 'HEAD', isBrowser: false }],
  [['--changed', 'main'], { filters: [], entity: null, since: 'main', isBrowser: false }],
  [['--changed=main'], { filters: [], entity: null, since: 'main', isBrowser: false }],
])('reads %j', (args, expected) => {
  expect(readTestArguments(args)).toEqual(expected)
})

it.each([
  [['--entity'], '--entity'],
  [['--entity='], 'needs the name of an entity'],
  [['--entity', '--x'], '--entity'],
  [['lists', '--entity', 'sponsor'], '"lists" filters nothing more'],
  [['--entity=sponsor', 'lists'], '"lists" filters nothing more'],
  [['players', '--changed'], '--changed stands alone'],
  [['--changed', 'main', 'players'], '--changed stands alone'],
])('refuses %j', (args, message) => {
  expect(() => readTestArguments(args)).toThrow(message)
})
