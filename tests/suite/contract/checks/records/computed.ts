import { expect } from 'vitest'
import { definitionOf } from '../../../../../src/kinds/core/definition/definitions.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import type { StoredRecord } from '../../../../../src/schema/entity/field-definition.ts'
import { buildEdit } from '../../build-edit.ts'
import type { Checks } from '../../check.ts'
import { recordOf } from '../../entity-calls.ts'

export const computedChecks: Checks = (entity) =>
  Object.keys(entity.computed ?? {}).map((name) => ({
    title: `works "${name}" out anew with each change`,
    async run(trial) {
      const { id, record } = await trial.create()
      expectComputed(entity, record, name)
      const changed = recordOf(entity, await trial.calls.update(id, await buildEdit(trial)))
      expectComputed(entity, changed, name)
    },
  }))

/** A record holds what is worked out of its other values, as its field stores it. */
export function expectComputed({ computed, fields }: AnyEntity, record: StoredRecord, name: string): void {
  const [field, value] = [fields[name], computed?.[name]?.(record)]
  const row = field && definitionOf(field).toRow(name, field, value)
  expect(record[name], name).toEqual(row && definitionOf(field).fromRow(name, field, row))
}
