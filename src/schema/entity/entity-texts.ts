import type { Text } from '../values/text.ts'

/** What the screens say of an entity. */
export interface EntityTexts {
  /** The title of the create screen. */
  readonly create: Text
  /** The title of the edit screen. */
  readonly update: Text
  /** The toast after a creation; null shows none. */
  readonly created: Text | null
  /** The toast after an edit; null shows none. */
  readonly updated: Text | null
  /** The toast after a deletion. */
  readonly deleted: Text
  /** Shown instead of what the backend says when a deletion fails. */
  readonly deleteFailed?: Text
  /** The question before a deletion. */
  readonly confirmDelete: Text
  /** The backend's refusal to delete a record that others refer to. */
  readonly inUse: Text
  /** Said where one of its records keeps another one from being deleted: `changeFirst: 'Changez d’abord cette équipe.'` */
  readonly changeFirst?: Text
  /** The link that leads to that record: `open: 'Ouvrir l’équipe'` */
  readonly open?: Text
}

/** What the docstrings in an entity's file say: above itself, and above its fields and actions, by their names. */
export interface EntityDocstrings {
  readonly entity?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly actions?: Readonly<Record<string, string>>
}

/** By the names of the entities, those alone that have any. */
export type Docstrings = Readonly<Record<string, EntityDocstrings>>
