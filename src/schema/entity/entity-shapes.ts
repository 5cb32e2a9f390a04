/**
 * What each entity looks like from outside, by name: the names of its `fields`, and the entities that its `relations`
 * lead to. The generator fills this interface
 * (`src/generated/entity-shapes.ts`), so that a relation to no entity and a path through no relation
 * are type errors without one entity file importing another.
 *
 * @public
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the generated augmentation
export interface EntityShapes {}

/**
 * The roles that accounts can have, as the key `name`; the generator fills it.
 *
 * @public
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the generated augmentation
export interface ProgramRoles {}

/** A role: those of the configs are offered; one that is none of them is told by the generator. */
export type RoleName =
  (ProgramRoles extends { readonly name: infer Name extends string } ? Name : never) | (string & {})

export type EntityName = keyof EntityShapes & string

type ShapeOf<Name> = Name extends keyof EntityShapes ? EntityShapes[Name] : never
/** The entities that its relations lead to, by the names of these. */
export type RelationsOf<Name> = ShapeOf<Name> extends { relations: infer Relations } ? Relations : never

/** The names of an entity's fields. */
export type FieldNameOf<Name> = ShapeOf<Name> extends { fields: infer Fields extends string } ? Fields : never

/** How deep answers nest related records, and so how many relations a list column's path goes through: `Stadium.Owner.name`. */
export const RELATIONS_DEEP = 2

/** The paths that start at an entity: `name`, or `Owner.name` through one of its relations. */
export type PathFrom<Name, Depth extends readonly unknown[] = [1]> =
  | FieldNameOf<Name>
  | (Depth extends readonly [unknown, ...infer Rest]
      ? {
          [
            Relation in keyof RelationsOf<Name> & string
          ]: `${Relation}.${PathFrom<RelationsOf<Name>[Relation], Rest>}`
        }[keyof RelationsOf<Name> & string]
      : never)
