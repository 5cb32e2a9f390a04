import { words } from '../words.ts'

/**
 * What a new entity's config says until a person says it better; `one` is what one record is called. Articles and participles
 * would need its gender, which only a person knows.
 */
export const entityDefaults = words('entityDefaults', {
  create: (one: string) => `Ajouter ${one}`,
  update: (one: string) => `Modifier ${one}`,
  created: (_one: string) => 'Fiche ajoutée',
  updated: (_one: string) => 'Fiche enregistrée',
  deleted: (_one: string) => 'Fiche supprimée',
  confirmDelete: (one: string) => `Supprimer ${one}`,
  inUse: () => `Cette fiche ne peut pas être supprimée\u202f: d’autres fiches y sont liées.`,
  on: 'oui',
  off: 'non',
  confirmation: 'Confirmation du mot de passe',
})
