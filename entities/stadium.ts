import {
  crud,
  defineEntity,
  dependentLookup,
  firstOf,
  images,
  joined,
  lookup,
  number,
  reference,
  text,
} from 'tribune'
import { algeria } from './reference/algeria.ts'

export const stadium = defineEntity({
  name: 'stadium',
  path: '/stadiums',
  menu: { label: 'Stades', icon: 'lucide-react/icons/land-plot', order: 40 },
  home: { label: 'Stades', answer: 'countStadiums' },
  endpoints: crud('/api/stadium', { sends: 'multipart', one: 'stadium', many: 'stadiums' }),
  fields: {
    pictures: images({
      label: 'Images',
      placeholder: new URL('./pictures/stadium.svg', import.meta.url).href,
      sentAs: { create: 'images', add: 'newImages', keep: 'existingPictures' },
    }),
    name: text({ label: 'Nom', header: 'name', required: true }),
    owner_id: reference({
      label: 'Proprietaire',
      to: 'owner',
      as: 'Owner',
      optionLabel: ['name', 'phone'],
      required: true,
    }),
    wilaya: lookup({ label: 'Wilaya', options: algeria.wilayas, keep: true }),
    commune: dependentLookup({
      label: 'Commune',
      dependsOn: 'wilaya',
      options: algeria.communesOf,
      keep: true,
    }),
    address: text({ label: 'Addresse', importedAs: ['Adresse'] }),
    n_players: number({ label: 'Nombre de joueurs', header: 'player count', default: 0, min: 0 }),
  },
  sections: {
    stadium: { label: 'Stade', fields: ['pictures', 'name', 'owner_id', 'n_players'] },
    place: { label: 'Adresse', fields: ['wilaya', 'commune', 'address'] },
  },
  list: {
    title: 'stades',
    add: 'Ajoute Stade',
    columns: [
      'name',
      firstOf('owner name', ['Owner.name']),
      joined('address', ['wilaya', 'commune', 'address']),
      'n_players',
    ],
  },
  related: ['competition'],
  texts: {
    create: 'Ajoute Stade',
    update: 'Modifier stade',
    created: 'Stade créé avec succès',
    updated: 'stade rénové avec succès',
    deleted: 'Stade supprimer difinitivement!',
    confirmDelete: 'supprimer stade',
    inUse: 'Ce stade ne peut pas être supprimé\u202f: une compétition y est rattachée.',
    changeFirst: 'Changez d’abord ce stade.',
    open: 'Ouvrir le stade',
  },
})
