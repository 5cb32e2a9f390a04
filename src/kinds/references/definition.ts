import * as z from 'zod/mini'
import type { CustomComponents } from '../../schema/entity/component.ts'
import type { EntityName, PathFrom } from '../../schema/entity/entity-shapes.ts'
import type { Parsed } from '../../schema/entity/field-kinds.ts'
import type {
  EntityRecord,
  FieldBase,
  FieldDefinition,
  FieldPayload,
  Mode,
} from '../../schema/entity/field-definition.ts'
import { LARGEST_INTEGER } from '../../schema/values/storable.ts'
import { referenceFilters } from '../core/filter/filter-schemas.ts'
import { fieldOfKind } from '../core/definition/definitions.ts'
import { readList, parseJsonOrText } from '../core/definition/text-values.ts'

export interface ReferencesField<To extends string = string, Relation extends string = string>
  extends FieldBase, CustomComponents<readonly number[]> {
  readonly kind: 'references'
  /** The entity they point at. */
  readonly to: To
  /** The name under which answers nest the related records, in the order of the field. */
  readonly as: Relation
  /** The related record's fields that label an option, joined by a dash. */
  readonly optionLabel: readonly string[]
  /** What becomes of this record's reference when the other record is deleted. */
  readonly onDelete?: OnLinkDelete
}

/** A list of references loses one of them, so that nothing has to go with it. */
export const LINK_DELETE_RULES = ['refuse', 'clear'] as const
export type OnLinkDelete = (typeof LINK_DELETE_RULES)[number]

declare module '../../schema/entity/field-kinds.ts' {
  interface FieldKinds {
    readonly references: ReferencesField
  }
  interface RecordParts<Name extends string, F> {
    references: Parsed<Name, typeof recordIds> & Related<F>
  }
  interface PayloadParts<Name extends string, F, M extends Mode> {
    references: Parsed<Name, ReturnType<typeof sentIds>>
  }
}

type Related<F> =
  F extends ReferencesField<string, infer Relation>
    ? { readonly [R in Relation]?: z.output<typeof relatedList> }
    : never

/**
 * Several records of another entity, or of the same one, in an order of one's own.
 * @example vet_ids: references({ label: 'Vétérinaires', to: 'vet', as: 'Vets', optionLabel: ['name'] })
 */
export function references<const To extends EntityName, const Relation extends string>(
  options: FieldBase &
    CustomComponents<readonly number[]> & {
      /**
       * The entity they point at.
       * @example to: 'vet'
       */
      readonly to: To
      /**
       * The name under which answers nest the related records, in the order of the field.
       * @example as: 'Players'
       */
      readonly as: Relation
      /**
       * The related record's fields that label an option, joined by a dash.
       * @example optionLabel: ['name', 'phone']
       */
      readonly optionLabel: readonly PathFrom<To>[]
      /**
       * What becomes of the reference when the other record is deleted: `refuse`, as without it, keeps the other from being
       * deleted, `clear` takes it out of the list. Undo puts it back.
       * @example onDelete: 'clear'
       */
      readonly onDelete?: OnLinkDelete
    },
): ReferencesField<To, Relation> {
  return fieldOfKind(referencesDefinition, { kind: 'references', ...options })
}

/** The ids of a list, or of the JSON text of one. */
export function parseIds(value: unknown): readonly number[] {
  const list = typeof value === 'string' ? parseJsonOrText(value) : value
  return Array.isArray(list) ? list.flatMap((each) => (Number.isInteger(each) ? [Number(each)] : [])) : []
}

const recordIds = z._default(
  z.pipe(
    z.transform((value: unknown) => parseIds(value)),
    z.readonly(z.array(z.int())),
  ),
  [],
)

const relatedList = z.nullish(z.array(z.looseObject({})))

export const referencesDefinition: FieldDefinition<ReferencesField> = {
  columns: (name) => [{ name, type: 'json', empty: '[]' }],
  recordShape: (name, field) => ({ [name]: recordIds, [field.as]: relatedList }),
  formValues: (name, _field, _mode, record) => ({ [name]: record?.[name] ?? [] }),
  toRow: (name, _field, value) => ({ [name]: JSON.stringify(parseIds(value)) }),
  fromRow: (name, _field, row) => parseIds(row[name]),
  searchText: () => '',
  // A line for each, so that one of them is found whole.
  compareKey: (_field, value) => `\n${parseIds(value).join('\n')}\n`,
  filters: () => referenceFilters,
  isEmpty: (value) => parseIds(value).length === 0,
  link: (column, { to, as, onDelete = 'refuse' }) => ({ column, to, as, onDelete }),
  table: ({ to, onDelete = 'refuse' }) => ({
    columns: [{ name: TARGET, type: 'integer', empty: null, references: to }],
    references: [{ column: TARGET, to, onDelete: onDelete === 'clear' ? 'remove' : onDelete }],
    read: (value) => parseIds(value).map((id) => ({ [TARGET]: id })),
    write: (parts) => JSON.stringify(parts.map((part) => part[TARGET])),
  }),
}

/** The column of its table. */
export const TARGET = 'target_id'

/** References of one record, at most. */
const MOST = 500

function sentIds() {
  const id = z.int().check(z.gte(1), z.lte(LARGEST_INTEGER))
  return z.pipe(readList, z.pipe(z.array(id).check(z.maxLength(MOST)), withoutRepeats))
}

const withoutRepeats = z.transform((ids: number[]) => [...new Set(ids)])

export const referencesPayload: FieldPayload<ReferencesField> = {
  hasOneControl: true,
  shape: (name) => ({ [name]: sentIds() }),
}

/** The related records nested in an answer, in their order. */
export function relatedRecords(record: EntityRecord, relation: string): readonly EntityRecord[] {
  const nested = record[relation]
  return Array.isArray(nested) ? nested.filter(isRecord) : []
}

function isRecord(value: unknown): value is EntityRecord {
  return typeof value === 'object' && value !== null && 'id' in value
}
