import type { Text } from '../values/text.ts'

/** What the screens say of an entity; what it leaves out is said of any record. */
export interface EntityTexts {
  /** The title of the create screen; as `list.add` without it. */
  readonly create?: Text
  /** The title of the edit screen; "Modifier la fiche" without it. */
  readonly update?: Text
  /** The toast after a creation, "Fiche ajoutée" without it; null shows none. */
  readonly created?: Text | null
  /** The toast after an edit, "Fiche enregistrée" without it; null shows none. */
  readonly updated?: Text | null
  /** The toast after a deletion; "Fiche supprimée" without it. */
  readonly deleted?: Text
  /** Shown instead of what the backend says when a deletion fails. */
  readonly deleteFailed?: Text
  /** The question before a deletion; "Supprimer la fiche" without it. */
  readonly confirmDelete?: Text
  /** The backend's refusal to delete a record that others refer to; "Cette fiche ne peut pas être supprimée : …" without it. */
  readonly inUse?: Text
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
