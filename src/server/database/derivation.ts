import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import { app } from '../../generated/app.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { Fields } from '../../schema/entity/field-kinds.ts'
import type { TypedField } from '../../schema/entity/field-definition.ts'
import { definitionOf } from '../../kinds/core/definition/definitions.ts'
import { COLLATION_DIGEST } from './collation-key.ts'
import { unsearchedFields } from './derived-columns.ts'
import { storageOf } from '../../kinds/registries/storages.ts'
import type { Queries } from './database.ts'
import { planFieldTables } from './field-tables.ts'
import { STATE_TABLE } from './system-tables.ts'
import { readState } from './state.ts'

// To be increased when the results of `fold`, `collationKey` or `derivedColumns` change.
const DERIVATION = 6

const STATE_PREFIX = 'derived columns of '

/** What the derived columns of an entity are made of: hashes, the same in every build and command. */
export interface Derivation {
  /** Of the keys that values are compared by: whether one is unique, and who may see what. */
  readonly compared: string
  /** The fields that a search leaves out. */
  readonly unsearched: readonly string[]
  /** Of everything; null while columns are new and hold nothing, another text while some rows are derived otherwise. */
  readonly whole: string | null
}

/** What `whole` begins with while records are written by processes of two releases, or not all derived yet. */
export const UNFINISHED = 'unfinished'

export const isUnfinished = ({ whole }: Derivation): boolean => whole?.startsWith(UNFINISHED) === true

/** What a field says to people, and how it is filled in: nothing is derived from it. */
const SAID: Readonly<Record<keyof TypedField, true>> = {
  label: true,
  header: true,
  required: true,
  help: true,
  icon: true,
  renamedFrom: true,
  keep: true,
  readOnly: true,
  hidden: true,
  importedAs: true,
  wireName: true,
  defaultFrom: true,
  width: true,
  placeholder: true,
  showWhen: true,
  requiredWhen: true,
  readOnlyWhen: true,
}

export async function describeDerivation(entity: AnyEntity): Promise<Derivation> {
  const unsearched = unsearchedFields(entity)
  const links = planFieldTables(entity).map(({ name }) => name)
  // Functions are written otherwise in a build.
  const functions =
    entity.computedBy ??
    Object.entries(entity.computed ?? {}).map(([name, compute]) => [name, String(compute)])
  const folded = Object.entries(entity.fields).filter(([name, field]) =>
    definitionOf(field)
      .columns(name, field)
      .some(({ isFolded }) => isFolded),
  )
  const everywhere = [DERIVATION, app.dialling]
  const made = [withoutSaid(entity.fields), unsearched, links, functions, entity.rollups]
  return {
    compared: digestOf([...everywhere, withoutSaid(Object.fromEntries(folded))]),
    unsearched,
    whole: digestOf([...everywhere, COLLATION_DIGEST, app.dateOrder, ...made, ...(await loadNames(entity))]),
  }
}

/** The same for all that a process writes. */
export async function hashDerivations(entities: readonly AnyEntity[]): Promise<string> {
  return digestOf(await Promise.all(entities.map(describeDerivation)))
}

/** What was noted of an entity; null of one that has no table yet. What former versions have noted is another text. */
export async function readDerivation(queries: Queries, entity: string): Promise<Derivation | null> {
  const text = await readState(queries, derivationName(entity))
  if (text === null) return null
  const read = text.startsWith('{') ? noted.safeParse(JSON.parse(text)) : null
  return read?.data ?? { compared: '', unsearched: [], whole: text }
}

const noted = z.object({
  compared: z.string(),
  unsearched: z.array(z.string()),
  whole: z.nullable(z.string()),
})

/** Notes it where nobody has noted anything else meanwhile. @returns whether it has */
export async function noteDerivation(
  queries: Queries,
  entity: string,
  before: Derivation,
  after: Derivation,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable(STATE_TABLE)
    .set({ value: JSON.stringify(after) })
    .where('name', '=', derivationName(entity))
    .where('value', '=', JSON.stringify(before))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function digestOf(parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts))
}

function withoutSaid(fields: Fields): Readonly<Record<string, unknown>> {
  const parts = Object.entries(fields).map(([name, field]) => {
    const own = Object.entries(field).filter(([key]) => !Object.hasOwn(SAID, key))
    const cells = 'fields' in field ? { fields: withoutSaid(field.fields) } : {}
    return [name, { ...Object.fromEntries(own), ...cells }] as const
  })
  return Object.fromEntries(parts)
}

/** What the values of its fields are called in other languages, which a search finds records by: loaded before any row is written. */
async function loadNames({ fields }: AnyEntity): Promise<readonly string[]> {
  const names = await Promise.all(
    Object.values(fields).map((field) => storageOf(field).loadNames?.(field, fields) ?? []),
  )
  return names.flat()
}

/** The state's name for the derivation of an entity. */
export function derivationName(entity: string): string {
  return STATE_PREFIX + entity
}

/** The entities that have tables; a table of any other name is not ours. */
export async function savedEntities(queries: Queries): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom(STATE_TABLE)
    .select('name')
    .where('name', 'like', `${STATE_PREFIX}%`)
    .orderBy('id')
    .execute()
  return rows.map((row) => String(row['name']).slice(STATE_PREFIX.length))
}
