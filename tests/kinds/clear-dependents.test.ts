import { expect, it, vi } from 'vitest'
import { clearDependents } from '../../src/kinds/dependent-lookup/clear-dependents.ts'
import { dependentLookup } from '../../src/kinds/dependent-lookup/definition.ts'
import { text } from '../../src/kinds/text/definition.ts'

const options = { load: () => Promise.resolve([]) }
const fields = {
  wilaya: text({ label: 'Wilaya' }),
  daira: dependentLookup({ label: 'Daira', dependsOn: 'wilaya', options }),
  commune: dependentLookup({ label: 'Commune', dependsOn: 'daira', options }),
  address: text({ label: 'Addresse' }),
}

it.each([
  { changed: 'wilaya', cleared: ['daira', 'commune'] },
  { changed: 'daira', cleared: ['commune'] },
  { changed: 'address', cleared: [] },
])('a change of $changed clears $cleared', ({ changed, cleared }) => {
  const form = { setValue: vi.fn(), clearErrors: vi.fn() }
  clearDependents(form, fields, changed)
  expect(form.setValue.mock.calls.map(([name, value]) => [name, value])).toEqual(
    cleared.map((name) => [name, '']),
  )
})
