import { describe, it } from 'vitest'
import type { AnyEntity } from '../../../src/schema/entity.ts'
import type { DatabaseKind } from '../../contract/harness/databases.ts'
import { useServer } from '../../contract/harness/test-server.ts'
import type { Domain } from '../../domains/domains.ts'
import { selectedEntities } from '../selection.ts'
import type { Checks } from './check.ts'
import { allChecks } from './checks/all.ts'
import { runCheck } from './run-check.ts'
import type { Room } from './trial.ts'

export interface DomainRun {
  readonly checksOf?: Checks
  /** The entities to test; those that were selected without it. */
  readonly tested?: readonly AnyEntity[]
}

/** Tests entities of a domain on one server. */
export function runDomain(
  title: string,
  { name, entities, behaviours }: Domain,
  kind: DatabaseKind,
  { checksOf = allChecks, tested = selectedEntities({ entities }) }: DomainRun = {},
): void {
  describe(`${name} on ${title}`, () => {
    const server = useServer(kind, { entities, behaviours })
    const room = (): Room => ({
      entities,
      admin: server.admin,
      stranger: () => server.stranger(),
      uploadedFiles: () => server.uploadedFiles(),
      uploadsFolder: server.uploadsFolder,
      purgeTrash: (now) => server.backend.purgeTrash(now),
    })
    describe.each(tested.map((entity) => [entity.name, entity] as const))('%s', (_name, entity) => {
      it.each(checksOf(entity, entities).map((check) => [check.title, check] as const))(
        '%s',
        (_title, check) => runCheck(check, room(), entity),
      )
    })
  })
}
