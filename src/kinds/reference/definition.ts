import * as z from 'zod/mini'
import type { CustomComponents } from '../../schema/entity/component.ts'
import type { EntityName, FieldNameOf, PathFrom } from '../../schema/entity/entity-shapes.ts'
import type { Named } from '../../schema/entity/field-kinds.ts'
import type {
  EntityRecord,
  FieldBase,
  FieldDefinition,
  FieldPayload,
  Mode,
} from '../../schema/entity/field-definition.ts'
import type { FirstRecord, InitialFor } from '../../schema/entity/initial.ts'
import { firstOf } from '../../schema/entity/list-column.ts'
import type { OptionFilter } from '../../schema/where/option-filter.ts'
import type { IdKind, IdOf, RecordId } from '../../schema/values/record-id.ts'
import { LARGEST_INTEGER } from '../../schema/values/storable.ts'
import { referenceFilters, textIdFilters } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { plainDefinition } from '../core/definition/plain-definition.ts'

export interface ReferenceField<
  To extends string = string,
  Relation extends string = string,
  Ids extends IdKind = IdKind,
>
  extends FieldBase, CustomComponents<RecordId | null> {
  readonly kind: 'reference'
  /** The entity it points at. */
  readonly to: To
  /** The name under which answers nest the related record, and paths go through it: `Player` in `Player.name`. */
  readonly as: Relation
  /** The related record's fields that label an option, joined by a dash. */
  readonly optionLabel: readonly string[]
  /** What names the records of that entity. */
  readonly ids?: Ids
  /** Which of its records may be chosen; all without it. */
  readonly options?: { readonly where: OptionFilter }
  /** What becomes of this record when the other one is deleted. */
  readonly onDelete?: OnDelete
  /** What a new record is given, or starts with. */
  readonly initial?: 'me' | FirstRecord | InitialFor
  /** No two records may refer to the same one; none at all is free. */
  readonly unique?: boolean
}

/** What of a field is needed to find and name the records that it may refer to. */
export type Referable = Pick<ReferenceField, 'to' | 'optionLabel' | 'ids'>

/**
 * What the deletion of a record means to those that refer to it: they keep it from being deleted, lose the reference, or
 * are deleted with it.
 */
export const DELETE_RULES = ['refuse', 'clear', 'cascade'] as const
export type OnDelete = (typeof DELETE_RULES)[number]

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly reference: ReferenceField
  }
  interface RecordParts<Name extends string, F> {
    reference: Named<Name, IdOf<F> | null> & Related<F>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    reference: Named<Name, IdOf<F> | null>
  }
  interface PathParts<Name extends string, F> {
    reference: F extends ReferenceField<infer To, infer Relation> ? `${Relation}.${PathFrom<To>}` : never
  }
}

type Related<F> =
  F extends ReferenceField<string, infer Relation>
    ? { readonly [R in Relation]?: z.output<typeof related> }
    : never

/**
 * One record of another entity, or of the same one.
 * @example vet_id: reference({ label: 'Vétérinaire', to: 'vet', as: 'Vet', optionLabel: ['name', 'phone'] })
 */
export function reference<
  const To extends EntityName,
  const Relation extends string,
  const Ids extends IdKind = 'number',
>(
  options: FieldBase &
    CustomComponents<RecordId | null> & {
      /**
       * The entity it points at.
       * @example to: 'vet'
       */
      readonly to: To
      /**
       * The name under which answers nest the related record, and paths go through it, as `Player.name` does.
       * @example as: 'Player'
       */
      readonly as: Relation
      /**
       * The related record's fields that label an option, joined by a dash.
       * @example optionLabel: ['name', 'phone']
       */
      readonly optionLabel: readonly PathFrom<To>[]
      /**
       * What names the records of that entity, where it says so itself.
       * @example ids: 'text'
       */
      readonly ids?: Ids
      /**
       * Which of its records may be chosen, by their fields: one value, that of a field of this record, null for none, or the
       * operators that lists are filtered by. All must be met. Where a field of this record is empty, nothing can be chosen;
       * changed, it takes away what no longer fits. The backend holds it whenever this field or one that it follows changes.
       * @example options: { where: { branch_id: { field: 'branch_id' }, state: 'active' } }
       * @example options: { where: { state: { in: ['new', 'active'] }, seats: { from: { field: 'guests' } } } }
       */
      readonly options?: { readonly where: OptionFilter<FieldNameOf<To>> }
      /**
       * What becomes of this record when the other one is deleted: `refuse`, as without it, keeps the other from being
       * deleted, `clear` empties this field, `cascade` deletes this record too. Undo brings everything back.
       * @example onDelete: 'cascade'
       */
      readonly onDelete?: OnDelete
      /**
       * A new record is given whoever makes it, where nothing is said; of the entity whose records log in alone. Or it starts with
       * the record that was made first, `{ first: true }`, or with the id that the server works out for whoever makes it.
       * @example initial: 'me'
       * @example initial: ({ caller }) => caller['branch_id']
       */
      readonly initial?: 'me' | FirstRecord | InitialFor
      /**
       * No two records may refer to the same one, so that each has its own; none at all is free.
       * @example vehicle_id: reference({ label: 'Voiture', to: 'vehicle', as: 'Vehicle', optionLabel: ['plate'], unique: true })
       */
      readonly unique?: boolean
    },
): ReferenceField<To, Relation, Ids> {
  return fieldOfKind(referenceDefinition, { kind: 'reference', ...options })
}

const readId = z.transform((value: unknown) => {
  if (value === '' || value === null) return null
  return typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value
})

const related = z.nullish(z.looseObject({}))

const readText = z.transform((value: unknown) => {
  if (value === '') return null
  return typeof value === 'number' ? String(value) : value
})

const LONGEST_ID = 255

const numberId = z._default(z.pipe(readId, z.nullable(z.int())), null)
const textId = z._default(z.pipe(readText, z.nullable(z.string())), null)

const plain = plainDefinition<ReferenceField>({
  column: (field) => ({
    type: 'integer',
    empty: null,
    references: field.to,
    isUnique: field.unique ?? false,
  }),
  record: ({ ids }) => (ids === 'text' ? textId : numberId),
  filters: ({ ids }) => (ids === 'text' ? textIdFilters : referenceFilters),
  // A list shows the record that it names in its stead.
  text: () => '',
})

export const referenceDefinition: FieldDefinition<ReferenceField> = {
  ...plain,
  recordShape: (name, field) => ({ ...plain.recordShape(name, field), [field.as]: related }),
  isSortable: false,
  isCategory: true,
  relation: (column, { to, ids, as, onDelete = 'refuse' }) => ({ column, to, ids, as, onDelete }),
  listColumn: ({ as, label, header = label, optionLabel: [first = 'id'] }) =>
    firstOf(header, [`${as}.${first}`]),
}

function sentId({ ids }: ReferenceField): z.ZodMiniType<RecordId | null> {
  if (ids === 'text') return z.pipe(readText, z.nullable(z.string().check(z.maxLength(LONGEST_ID))))
  return z.pipe(readId, z.nullable(z.int().check(z.gte(1), z.lte(LARGEST_INTEGER))))
}

export const referencePayload: FieldPayload<ReferenceField> = {
  shape: (name, field) => ({ [name]: sentId(field) }),
}

/** The related record nested in an answer, or null where there is none. */
export function relatedRecord(record: EntityRecord, relation: string): EntityRecord | null {
  const nested = record[relation]
  return isRecord(nested) ? nested : null
}

function isRecord(value: unknown): value is EntityRecord {
  return typeof value === 'object' && value !== null
}
