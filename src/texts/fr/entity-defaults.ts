import { words } from '../words.ts'

/** What a new entity's config says until a person says it better; `one` is what one record is called. */
export const entityDefaults = words('entityDefaults', {
  create: (one: string) => `Ajoute ${capital(one)}`,
  update: (one: string) => `Modifier ${one}`,
  created: (one: string) => `${one} ajouté avec succès`,
  updated: (one: string) => `${one} mis à jour avec succès`,
  deleted: (one: string) => `${capital(one)} supprimer difinitivement!`,
  confirmDelete: (one: string) => `supprimer ${one}`,
  // Without the word itself, whose gender only a person knows.
  inUse: () => `Cette fiche ne peut pas être supprimée\u202f: d’autres fiches y sont rattachées.`,
  on: 'oui',
  off: 'non',
  confirmation: 'Confirmation du mot de passe',
})

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
