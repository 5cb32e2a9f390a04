import { describe } from 'vitest'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { useRestarts } from '../../harness/restarts.ts'
import { adoptedTablesSuite } from './adopted-tables.ts'
import { conversionsSuite } from './conversions.ts'
import { formerReleasesSuite } from './former-releases.ts'
import { lossesSuite } from './losses.ts'
import { renamesSuite } from './renames.ts'

export function schemaChangesSuite(kind: DatabaseKind): void {
  describe('starting with entities that have changed', () => {
    const server = useRestarts(kind)
    describe('and lose nothing', () => void renamesSuite(server))
    describe('and a field is of another kind', () => void conversionsSuite(server))
    describe('and were others in another release', () => void formerReleasesSuite(server))
    describe('on tables of another program', () => void adoptedTablesSuite(server))
    describe('and would lose data', () => void lossesSuite(server))
  })
}
schemaChangesSuite.on = 'each database' as const
