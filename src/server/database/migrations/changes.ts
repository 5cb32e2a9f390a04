import type { RawBuilder } from 'kysely'
import type { DatabaseAdapter, FoundTable, Queries } from '../database.ts'
import type { Loss, Step } from './step.ts'

export interface MadeChange {
  /** The one table that it changed; without it any may have changed. */
  readonly table?: string | undefined
  readonly lost?: Loss | null
}

/** The changes of one transaction: each is made at once and written down, so that a plan is what really happens. */
export class Changes {
  readonly steps: Step[] = []
  readonly adapter: DatabaseAdapter
  readonly queries: Queries
  readonly #found = new Map<string, FoundTable | null>()

  constructor(adapter: DatabaseAdapter, queries: Queries) {
    this.adapter = adapter
    this.queries = queries
  }

  /** The table as it is after the changes so far; null where there is none. */
  async find(table: string): Promise<FoundTable | null> {
    const known = this.#found.get(table)
    if (known !== undefined) return known
    const found = await this.adapter.describeTable(this.queries, table)
    this.#found.set(table, found)
    return found
  }

  async make(
    words: string,
    statements: readonly RawBuilder<unknown>[],
    { table, lost = null }: MadeChange = {},
  ): Promise<void> {
    for (const statement of statements) await statement.execute(this.queries)
    this.note(words, statements, { table, lost })
  }

  /** Writes down what was made already. */
  note(words: string, statements: readonly RawBuilder<unknown>[], { table, lost = null }: MadeChange): void {
    const sql = statements.map((statement) => statement.compile(this.queries).sql)
    this.steps.push({ words, sql, lost })
    if (table === undefined) this.#found.clear()
    else this.#found.delete(table)
  }
}

/** Names as the words of a step show them. */
export function quoted(...names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}
