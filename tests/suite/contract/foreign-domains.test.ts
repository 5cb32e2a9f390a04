import { it, vi } from 'vitest'
import { sqlite } from '../../contract/harness/database/databases.ts'
import { expectSelection, selectedDomains, selectedEntities } from '../selection.ts'
import { callsOf, featuresOfField, outlineOf, withoutRepeats } from '../without-repeats.ts'
import { allChecks } from './checks/all.ts'
import { runDomain, runMails } from './run-domain.ts'
import { withoutRepeatedFields } from './without-repeated-fields.ts'

vi.mock('@node-rs/argon2', () => import('./quick-hashes.ts'))

it('is asked about entities that there are', () => expectSelection())

// In a file of their own, so that they run beside the product's. In a run of everything those that use a kind, an
// option, a column or a shape of calls that none before them does; `--entity all` is about every one.
const subjects = withoutRepeats((entity) => [
  ...outlineOf(entity),
  ...callsOf(entity),
  ...Object.values(entity.fields).flatMap(featuresOfField),
])
const checksOf = withoutRepeatedFields(subjects, allChecks)
for (const domain of selectedDomains().filter(({ name }) => name !== 'product')) {
  const tested = subjects.filter((subject) => subject.domain === domain).map(({ entity }) => entity)
  const hasOwnCode = selectedEntities(domain).some(({ name }) => domain.behaviours[name])
  if (tested.length > 0 || hasOwnCode) runDomain('SQLite', domain, sqlite, { checksOf, tested })
  runMails('SQLite', domain, sqlite)
}
