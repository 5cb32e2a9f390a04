import type { Fields, PathParts } from './field-kinds.ts'
import type { Text } from '../values/text.ts'

/** Several fields in one column. */
export interface JoinedColumn<Name extends string = string> extends JoinedOptions {
  readonly header: Text
  readonly joined: readonly Name[]
}

export interface JoinedOptions {
  /** What stands between two of them wherever the column is shown; a space without it. Empty fields are left out. */
  readonly by?: string
}

/** The first path that leads to something. */
export interface PathColumn<Path extends string = string> {
  readonly header: Text
  readonly firstOf: readonly Path[]
}

/** A field's own column is just its name. */
export type ListColumn<Name extends string = string, Path extends string = string> =
  Name | JoinedColumn<Name> | PathColumn<Path>

/**
 * Several fields in one column, joined by spaces or by what `by` says.
 * @example joined('Adresse', ['address', 'commune', 'wilaya'], { by: ', ' })
 */
export function joined<const Name extends string>(
  header: Text,
  names: readonly Name[],
  options: JoinedOptions = {},
): JoinedColumn<Name> {
  return { ...options, header, joined: names }
}

/**
 * The first path that leads to something: through relations, or to one language of a text.
 * @example firstOf('Propriétaire', ['Vet.name', 'Animal.Keeper.name'])
 */
export function firstOf<const Path extends string>(header: Text, paths: readonly Path[]): PathColumn<Path> {
  return { header, firstOf: paths }
}

/** The paths that start at an entity's fields: a field, through its relations, or to one language of a text. */
export type PathOf<F extends Fields> = {
  [Name in keyof F & string]: F[Name]['kind'] extends infer Kind extends keyof PathParts<Name, F[Name]>
    ? PathParts<Name, F[Name]>[Kind]
    : Name
}[keyof F & string]

/** What names a column in the address bar and in a list call's `sort`. */
export function columnKey(column: ListColumn): string {
  if (typeof column === 'string') return column
  return 'joined' in column ? column.joined.join(',') : column.firstOf.join(',')
}
