import { expect, it, vi } from 'vitest'
import { RefusedError, UnreachableError } from '../../src/api/errors.ts'
import { markFieldErrors } from '../../src/engine/form/use-submission.ts'

it('marks each refusal that names a control, at that control', () => {
  const form = { setError: vi.fn() }
  markFieldErrors(
    form,
    new RefusedError([
      { msg: 'general' },
      { msg: 'taken', path: 'email' },
      { msg: 'short', path: 'name.fr' },
    ]),
  )
  expect(form.setError.mock.calls).toEqual([
    ['email', { type: 'server', message: 'taken' }],
    ['name.fr', { type: 'server', message: 'short' }],
  ])
})

it('marks nothing for a failure that is nobody’s mistake', () => {
  const form = { setError: vi.fn() }
  markFieldErrors(form, new UnreachableError(new TypeError('Failed to fetch')))
  expect(form.setError).not.toHaveBeenCalled()
})
