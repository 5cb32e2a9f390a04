import type { ColumnDraft, FieldDraft } from '../entity-draft.ts'
import type { FieldRequest } from '../entity-request.ts'
import type { Options } from '../literal.ts'
import type { KnownEntity, KnownTable } from '../project-facts.ts'

/** What a field is drafted among: the entities there will be, the new one included. */
export interface Surroundings {
  readonly entities: readonly KnownEntity[]
  readonly tables: readonly KnownTable[]
}

/** What `npm run new` knows of a field kind. */
export interface KindRule {
  /** How the part after the kind reads: `entity` of `team_id:reference:entity`. */
  readonly argument?: string
  readonly isArgumentRequired?: boolean
  /** What that part says; undefined where it cannot be read. */
  readArgument?(argument: string): Options | undefined
  /** The options that the kind needs and nobody gave; what is given wins. */
  complete?(field: FieldRequest, surroundings: Surroundings): Options
  /** It travels as a file, so that the calls are multipart. */
  readonly isFile?: boolean
  /** A list shows it before everything else. */
  readonly comesFirst?: boolean
  /** How a list shows it; null where no list does. By its own name without this. */
  column?(field: FieldDraft): ColumnDraft | null
}
