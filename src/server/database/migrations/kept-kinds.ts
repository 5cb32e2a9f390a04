import type { AnyEntity } from '../../../schema/entity.ts'
import { meaningOf } from '../../../kinds/meanings.ts'
import { isOpaqueKind } from '../../../kinds/storages.ts'
import type { Queries } from '../database.ts'
import { readState, writeState } from '../state.ts'

/** The kind of the field that each column was last filled by; a column alone does not tell a picture from a text. */
export type KeptKinds = ReadonlyMap<string, string>

/** What the kinds of an entity's columns are kept under. */
export function kindsName(entity: string): string {
  return `kinds of ${entity}`
}

/** What was kept under the names of today; a database of before it was kept knows nothing. */
export async function readKinds(queries: Queries, entity: AnyEntity): Promise<KeptKinds> {
  const kept: unknown = JSON.parse((await readState(queries, kindsName(entity.name))) ?? '{}')
  const before = new Map(Object.entries(kept ?? {}).map(([column, kind]) => [column, String(kind)]))
  const renamed = Object.entries(entity.fields).flatMap(([field, { renamedFrom: from }]) => {
    const kind = before.get(from ?? field)
    return from === undefined || kind === undefined || before.has(field) ? [] : [[field, kind] as const]
  })
  return new Map([...before, ...renamed])
}

export async function keepKinds(queries: Queries, entity: AnyEntity): Promise<void> {
  const kinds = Object.entries(entity.fields).flatMap(([name, field]) =>
    meaningOf(field)
      .columns(name, field)
      .map((column) => [column.name, field.kind]),
  )
  const text = JSON.stringify(Object.fromEntries(kinds))
  if ((await readState(queries, kindsName(entity.name))) === text) return
  await writeState(queries, kindsName(entity.name), text)
}

/** Whether what one kind left would be misread by the other. */
export function isMisread(before: string | undefined, now: string | undefined): boolean {
  if (before === undefined || now === undefined || before === now) return false
  return isOpaqueKind(before) || isOpaqueKind(now)
}
