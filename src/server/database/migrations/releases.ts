import type { PlannedTable } from '../planned-table.ts'
import { readState, writeState } from '../state.ts'
import type { Migration } from './migration.ts'

/** To be increased where the indexes or tables of unchanged entities become others: the newest release decides on them. */
const EDITION = 1

const EDITION_STATE = 'edition of the tables'

/**
 * Whether a later release than this one has been here. What it has added stays, so that both run beside each other and an
 * upgrade can be taken back.
 */
export async function isLaterEdition({ queries }: Pick<Migration, 'queries'>): Promise<boolean> {
  return Number(await readState(queries, EDITION_STATE)) > EDITION
}

export async function saveEdition({ queries, isFormer }: Migration): Promise<void> {
  if (isFormer || (await readState(queries, EDITION_STATE)) === String(EDITION)) return
  await writeState(queries, EDITION_STATE, String(EDITION))
}

function derivedState(table: string): string {
  return `marked as derived in ${table}`
}

/** The columns of a table that some release has derived from others: they hold no data of their own. */
export async function readDerived(
  { queries }: Pick<Migration, 'queries'>,
  table: string,
): Promise<ReadonlySet<string>> {
  const read: unknown = JSON.parse((await readState(queries, derivedState(table))) ?? '[]')
  return new Set(Array.isArray(read) ? read.map(String) : [])
}

/** Marks of another release stay, but where this one has data there. */
export async function saveDerived(migration: Migration, { name, columns }: PlannedTable): Promise<void> {
  const before = await readDerived(migration, name)
  const marked = new Set(before)
  for (const column of columns) {
    if (column.isDerived) marked.add(column.name)
    else marked.delete(column.name)
  }
  const [was, is] = [before, marked].map((names) => JSON.stringify([...names].toSorted()))
  if (is !== undefined && is !== was) await writeState(migration.queries, derivedState(name), is)
}
