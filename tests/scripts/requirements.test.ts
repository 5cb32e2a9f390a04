import { expect, it } from 'vitest'
import { findUnshown, requirementsIn, requirementsOf } from '../../scripts/test/requirements.ts'

it('reads what titles name', () => {
  const named = `[ASVS ${'6.2.1'}, 10.4.12]`
  expect(requirementsIn(`refuses %j ${named} and more [ASVS ${'7.1.1'}]`)).toEqual([
    '6.2.1',
    '10.4.12',
    '7.1.1',
  ])
  expect(requirementsIn('refuses [6.2.1] of ASVS 6.2.1')).toEqual([])
})

it.each(['daily', 'leftOut'] as const)('wants of a whole run of %s all that its tests name', (run) => {
  const [first = '', ...others] = requirementsOf(run)
  expect(findUnshown(run, [first, ...others])).toEqual([])
  expect(findUnshown(run, others)).toEqual([first])
})
