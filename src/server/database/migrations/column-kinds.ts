import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import { payloadOf } from '../../../kinds/registries/payloads.ts'
import { describeKind, kindIn } from '../../../kinds/core/storage/described-kind.ts'
import { isOpaqueKind } from '../../../kinds/core/storage/opaque-kinds.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import type { Queries } from '../database.ts'
import { readState, writeState } from '../state.ts'

/**
 * The field kind that last wrote each column, and what limited it, `decimal 2`: the column alone cannot tell a picture from a text.
 * Older versions stored the kind alone.
 */
export type ColumnKinds = ReadonlyMap<string, string>

/** The state's name for the kinds of an entity's columns. */
export function kindsName(entity: string): string {
  return `kinds of ${entity}`
}

/** The kinds by the present column names; empty for a database of an older version. */
export async function readColumnKinds(queries: Queries, entity: AnyEntity): Promise<ColumnKinds> {
  const kept: unknown = JSON.parse((await readState(queries, kindsName(entity.name))) ?? '{}')
  const before = new Map(Object.entries(kept ?? {}).map(([column, kind]) => [column, String(kind)]))
  const renamed = Object.entries(entity.fields).flatMap(([field, { renamedFrom: from }]) => {
    const kind = before.get(from ?? field)
    return from === undefined || kind === undefined || before.has(field) ? [] : [[field, kind] as const]
  })
  return new Map([...before, ...renamed])
}

export async function saveKinds(queries: Queries, entity: AnyEntity): Promise<void> {
  const kinds = Object.entries(entity.fields).flatMap(([name, field]) =>
    definitionOf(field)
      .columns(name, field)
      .map((column) => [column.name, describeKind(field, payloadOf(field))]),
  )
  const text = JSON.stringify(Object.fromEntries(kinds))
  if ((await readState(queries, kindsName(entity.name))) === text) return
  await writeState(queries, kindsName(entity.name), text)
}

/** Whether one kind would misread the values of the other. */
export function isMisread(before: string | undefined, now: string | undefined): boolean {
  const former = kindIn(before)
  if (former === undefined || now === undefined || former === now) return false
  return isOpaqueKind(former) || isOpaqueKind(now)
}

/** Whether a field is of the kind that it had. */
export function isSameKind(before: string | undefined, { kind }: Field): boolean {
  return kindIn(before) === kind
}
