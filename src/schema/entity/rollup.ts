import type { EntityName, FieldNameOf } from './entity-shapes.ts'

/**
 * A figure of the records of another entity that refer to one: how many they are, the sum of one of their fields, or the latest or
 * earliest day or moment in it.
 */
export type Rollup = {
  /** Which records, by their field that refers to this one: `of: 'lesson.student_id'` */
  readonly of: PathOfEntity
  /**
   * Those of them alone that are so, by their own fields and days that stay, as own code asks records:
   * `where: { status: 'done', starts_at: { from: '2026-01-01' } }`
   */
  readonly where?: Readonly<Record<string, unknown>>
} & RollupFigure

type PathOfEntity = { [Name in EntityName]: `${Name}.${FieldNameOf<Name>}` }[EntityName]

type RollupFigure =
  | {
      /** How many there are: `count: true` */
      readonly count: true
    }
  | {
      /** The sum of one of their fields, zero where there are none: `sum: 'price'` */
      readonly sum: string
    }
  | {
      /** The latest of one of their fields; nothing where all are empty: `latest: 'starts_at'` */
      readonly latest: string
    }
  | {
      /** The earliest of one of their fields; nothing where all are empty: `earliest: 'starts_at'` */
      readonly earliest: string
    }

/** The rollups of an entity, by the field that holds the figure. */
export type Rollups<Name extends string = string> = { readonly [Field in Name]?: Rollup }

/** Whose records a rollup is of, and by which of their fields. */
export function sourceOf({ of }: Pick<Rollup, 'of'>): readonly [entity: string, field: string] {
  const [entity = '', field = ''] = of.split('.')
  return [entity, field]
}

/** The field of these records that a rollup is worked out of; none where it counts them. */
export function figureFieldOf(rollup: Rollup): string | undefined {
  if ('sum' in rollup) return rollup.sum
  if ('latest' in rollup) return rollup.latest
  return 'earliest' in rollup ? rollup.earliest : undefined
}
