import type { Behaviours } from '../../../behaviour/behaviour.ts'
import type { Records } from '../../../behaviour/context.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { DataVersions } from '../../database/data-versions.ts'
import type { Database, Queries, StoredRow } from '../../database/database.ts'
import type { PendingUploads } from '../../storage/pending-uploads.ts'
import type { Uploads } from '../../storage/uploads.ts'
import type { VersionedCache } from '../../database/versioned-cache.ts'
import type { AttachedTable } from '../../database/planned-table.ts'
import type { Author } from './author.ts'
import type { KeyedMutex } from './keyed-mutex.ts'
import type { Rights } from './rights.ts'

/** Everything that reads and writes of records need. */
export interface Store extends Database {
  /** Those of the program, or of a caller: see `limitStore`. */
  readonly entities: readonly AnyEntity[]
  readonly rights: Rights
  /** Those of the program: what one write does to others does not depend on who makes it. */
  readonly allEntities: readonly AnyEntity[]
  readonly allRights: Rights
  /** What whoever calls sees and may, where the program itself acts for them. */
  readonly caller?: Pick<Store, 'entities' | 'rights'>
  /** The session of the caller; null for the program. */
  readonly session: number | null
  /** Whether the caller must show who they are before what is dangerous is changed; not without it. */
  readonly isStale?: boolean
  readonly uploads: Uploads
  readonly pendingUploads: PendingUploads
  /** Serializes the updates of one record: of concurrent ones all but the first would have to be validated again. */
  readonly mutex: KeyedMutex
  readonly versions: DataVersions
  /** The tables whose rows go to the trash and come back with records. */
  readonly attached: readonly AttachedTable[]
  /** The numbers of records that match a search. */
  readonly totals: VersionedCache<number>
  readonly customCode: CustomCode
  readonly rollups: RollupWriter
  readonly afterChange: readonly ChangeListener[]
}

/** A row, and the entity it is of. */
export interface EntityRow {
  readonly entity: AnyEntity
  readonly row: StoredRow
}

/** A change of a row: no row before a creation, none after a deletion. */
export interface RowChange {
  readonly entity: AnyEntity
  readonly before: StoredRow | null
  readonly after: StoredRow | null
  readonly by: Author
}

export type Changed = Pick<RowChange, 'entity' | 'before' | 'after'>

/** Keeps the figures that records hold of others, in the transaction of a change. */
export interface RollupWriter {
  /** @returns the change with the figures that its own row holds */
  withOwnFigures(transaction: Queries, change: Changed): Promise<Changed>
  /** Writes the figures that changes touch, each record once. */
  refresh(transaction: Queries, changes: readonly Changed[]): Promise<void>
}

/** Runs in the transaction of the change. @returns what is to be done once it is committed. */
type Listen = (
  transaction: Queries,
  change: RowChange,
  caller: Pick<Store, 'session' | 'isStale'>,
) => Promise<void> | Promise<(() => void) | undefined>

/** Listens to the changes of rows, of these entities alone. */
export interface ChangeListener {
  readonly entities: readonly string[]
  readonly listen: Listen
}

export function listenTo({ name }: AnyEntity, listen: Listen): ChangeListener {
  return { entities: [name], listen }
}

/** Own code of an entity that waits for a commit; it is given the store as it is then. */
export type Later = (store: Store) => Promise<void>

/** The entities' own code, and what it runs with. */
export interface CustomCode {
  readonly behaviours: Behaviours
  /** How many hooks one inside the other have led here. */
  readonly depth: number
  createRecords(store: Store, by: Author): Records
  runAfter(store: Store, works: readonly Later[]): Promise<void>
  /** The changes of the transaction that own code works in; none outside of one. */
  readonly unsettled?: UnsettledChanges
}

/** Changes whose figures are not written yet: once for all of them, at the end or before own code may read a figure. */
export interface UnsettledChanges {
  readonly changes: Changed[]
  settle(): Promise<void>
}

export function entityNamed(entities: readonly AnyEntity[], name: string): AnyEntity {
  const entity = entities.find((each) => each.name === name)
  if (!entity) throw new Error(`"${name}" is no entity`)
  return entity
}
