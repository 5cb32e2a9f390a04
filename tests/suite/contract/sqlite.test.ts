import { it, vi } from 'vitest'
import { sqlite } from '../../contract/harness/databases.ts'
import { expectSelection, selectedDomains } from '../selection.ts'
import { runDomain, runMails } from './run-domain.ts'

vi.mock('@node-rs/argon2', () => import('./quick-hashes.ts'))

it('is asked about entities that there are', () => expectSelection())

for (const domain of selectedDomains().filter(({ name }) => name === 'product')) {
  runDomain('SQLite', domain, sqlite)
  runMails('SQLite', domain, sqlite)
}
