import type { Endpoints } from './endpoint.ts'
import type { DependentLookupField } from './fields/dependent-lookup.ts'
import type { Field, Fields } from './kinds.ts'
import type { ListColumn, PathOf } from './list-column.ts'
import type { Text } from './text.ts'

/** The icons of the side menu; each is drawn in `src/app/layout/menu-icons.ts`. */
export type MenuIcon =
  'player' | 'team' | 'owner' | 'stadium' | 'tool' | 'competition' | 'administrator' | 'record'

export interface MenuEntry {
  readonly label: Text
  readonly icon: MenuIcon
  /** Menu entries stand in the order of these numbers; the dashboard has 0, the profile 100. */
  readonly order: number
  /** Only the administrator whom `account.superAdministrator` names sees it. */
  readonly onlyForSuperAdministrator?: boolean
}

/** The entity whose records are the people who log in; one entity has it. */
export interface Account<Name extends string = string> {
  /** The fields that the login screen's one field is compared with. */
  readonly signInBy: readonly Name[]
  /** What the profile shows and edits. */
  readonly profile: readonly Name[]
  /** The field that names the person in the top bar. */
  readonly displayName: Name
  /** The id whose record only its owner edits, and that nobody deletes. */
  readonly superAdministrator: number
}

export interface EntityTexts {
  /** The title of the create screen, and of the edit screen. */
  readonly create: Text
  readonly update: Text
  /** Toasts; null shows none. */
  readonly created: Text | null
  readonly updated: Text | null
  readonly deleted: Text
  /** Shown instead of what the backend says when a deletion fails. */
  readonly deleteFailed?: Text
  /** The question before a deletion. */
  readonly confirmDelete: Text
  /** The backend's refusal to delete a record that others refer to. */
  readonly inUse: Text
}

export interface Entity<F extends Fields = Fields> {
  /** Names the table, the generated client and the entity in relations. */
  readonly name: string
  readonly path: `/${string}`
  readonly menu: MenuEntry
  /** Its count card on the dashboard, and the key of the count in the answer. */
  readonly home?: { readonly label: Text; readonly answer: string }
  readonly endpoints: Endpoints
  readonly fields: F
  readonly list: {
    readonly title: Text
    readonly add: Text
    readonly columns: readonly ListColumn<keyof F & string, PathOf<F>>[]
  }
  readonly texts: EntityTexts
  /** A successful edit replaces the history entry, so that Back skips the form. */
  readonly updateReplacesHistory?: boolean
  readonly account?: Account<keyof F & string>
}

/** An entity, whatever its fields. */
export interface AnyEntity extends Omit<Entity, 'list' | 'account'> {
  readonly list: { readonly title: Text; readonly add: Text; readonly columns: readonly ListColumn[] }
  readonly account?: Account
}

/** A field that depends on one that does not exist is a type error at that field. */
type CheckedFields<F> = {
  readonly [Name in keyof F]: F[Name] extends DependentLookupField<infer Parent>
    ? Parent extends keyof F
      ? unknown
      : DependentLookupField<keyof F & string>
    : unknown
}

/** Describes an entity. The one export of a file in `entities/`. */
export function defineEntity<const F extends Readonly<Record<string, Field>>>(
  entity: Omit<Entity<F>, 'list' | 'account'> & {
    readonly fields: F & CheckedFields<NoInfer<F>>
    readonly list: Entity<NoInfer<F>>['list']
    readonly account?: Account<keyof NoInfer<F> & string>
  },
): Entity<F> {
  return entity
}
