import type { RawBuilder } from 'kysely'
import type { DatabaseAdapter, FoundTable, Queries } from '../database.ts'

export interface StepOptions {
  /** The table that it is about, where it may change others as well. */
  readonly about?: string
  /** The only table that the step changes; without it any may change. */
  readonly table?: string | undefined
  readonly lost?: Loss | null
}

/** A migration within one transaction. Each step is executed and recorded at once, so that a plan is what really happens. */
export class Migration {
  readonly steps: Step[] = []
  readonly adapter: DatabaseAdapter
  readonly queries: Queries
  /** Whether a later release has been here: what it has made stays. */
  isFormer = false
  /** The tables that another program made. */
  readonly adopted = new Set<string>()
  /** The tables that hold nothing yet in all or some of the columns that are derived. */
  readonly unfilled = new Set<string>()
  readonly #found = new Map<string, FoundTable | null>()

  constructor(adapter: DatabaseAdapter, queries: Queries) {
    this.adapter = adapter
    this.queries = queries
  }

  /** The table after the steps so far; null if there is none. */
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
    options: StepOptions = {},
  ): Promise<void> {
    for (const statement of statements) await statement.execute(this.queries)
    this.note(words, statements, options)
  }

  /** Records statements that were executed already. */
  note(
    words: string,
    statements: readonly RawBuilder<unknown>[],
    { table, about = table, lost = null }: StepOptions,
  ): void {
    const sql = statements.map((statement) => statement.compile(this.queries).sql)
    const isAdopted = about !== undefined && this.adopted.has(about)
    this.steps.push({ words, sql, lost, about: about ?? null, ...(isAdopted && { adopted: about }) })
    if (table === undefined) this.#found.clear()
    else this.#found.delete(table)
  }
}

/** Names as the description of a step shows them. */
export function quoted(...names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}

/** One change of the tables. */
export interface Step {
  /** For the person who reads the plan: `add to "club": "town"`. */
  readonly words: string
  readonly sql: readonly string[]
  /** The table that it is about; null where it is about several. */
  readonly about: string | null
  /** The data that it removes; null if none. */
  readonly lost: Loss | null
  /** The table of another program that it changes. */
  readonly adopted?: string
}

/** Data that a step removes, and the number of records that hold it. */
export type Loss =
  | { readonly kind: 'field'; readonly entity: string; readonly field: string; readonly records: number }
  /** The field remains, and cannot hold its former values; of the same kind as before, it takes fewer of them. */
  | {
      readonly kind: 'values'
      readonly entity: string
      readonly field: string
      readonly records: number
      readonly isNarrowed?: boolean
    }
  /** `hours.note`, a field of the rows of another; counted are the rows that hold it. */
  | { readonly kind: 'cell'; readonly entity: string; readonly field: string; readonly records: number }
  | { readonly kind: 'entity'; readonly entity: string; readonly records: number }
