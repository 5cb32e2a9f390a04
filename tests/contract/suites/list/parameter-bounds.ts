import { beforeEach, describe, it } from 'vitest'
import { listEntityOperations } from '../../../../scripts/develop/generate/output/openapi/entity-operations.ts'
import { describeOperation } from '../../../../scripts/develop/generate/output/openapi/operation.ts'
import { kindFixtures } from '../../../kinds/kind-fixtures.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { documentedParameters, expectKept } from '../../harness/parameter-bounds.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { create } from '../../harness/samples.ts'
import { useServer } from '../../harness/test-server.ts'

const fields = Object.entries(kindFixtures).map(([kind, { field }]) => [
  `a_${kind}`,
  { ...field, required: false },
])
const owner = sampleEntity(Object.fromEntries(fields), 'owner')
const { list } = owner.endpoints
const [listOperation] = listEntityOperations(owner)
const document = {
  paths: { [list.path]: { get: listOperation && describeOperation(listOperation) } },
  components: { schemas: {} },
}

/** Of a list that has a field of every kind. */
export function parameterBoundsSuite(kind: DatabaseKind): void {
  describe('parameters of a list at their bounds', () => {
    const server = useServer(kind, { entities: programOf(owner) })
    beforeEach(() => create(server.admin, '/api/owner/create', {}))

    it.each(documentedParameters(document))('are kept: $name', (parameter) =>
      expectKept(server.admin, parameter),
    )
  })
}
parameterBoundsSuite.on = 'each database' as const
