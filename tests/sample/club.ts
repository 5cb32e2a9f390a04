import {
  choice,
  crud,
  date,
  defineEntity,
  dependentLookup,
  email,
  image,
  images,
  joined,
  localizedText,
  longText,
  lookup,
  number,
  password,
  phone,
  text,
  toggle,
} from 'tribune'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { sampleEntity, sampleTexts } from '../contract/harness/sample-entity.ts'
import { referenceTo } from './reference-to.ts'

const communes: Readonly<Record<string, readonly string[]>> = {
  Alger: ['Hydra', 'Kouba'],
  Béjaïa: ['Akbou'],
}
const menu = { label: 'Liste', icon: 'lucide-react/icons/file-text', order: 1 } as const
const list = { title: 'liste', add: 'Ajouter' } as const

/** A field of most kinds: a picture, texts, a day, a choice, two lookups and a password. */
export const player = defineEntity({
  name: 'player',
  path: '/players',
  menu,
  endpoints: crud('/api/player', { sends: 'multipart', one: 'player', many: 'players' }),
  fields: {
    picture: image({ label: 'Image', header: 'image' }),
    name: text({ label: 'Nom', header: 'name', required: true }),
    email: email({ label: 'Email', header: 'email', required: true, unique: true }),
    phone: phone({ label: 'Téléphone', header: 'phone' }),
    birthday: date({ label: 'Naissance', past: true }),
    role: choice({
      label: 'Rôle',
      options: {
        goalkeeper: 'Gardien',
        defender: 'Défenseur',
        midfielder: 'Milieu de terrain',
        forward: 'Attaquant',
      },
    }),
    wilaya: lookup({ label: 'Wilaya', options: { load: async () => Object.keys(communes) } }),
    commune: dependentLookup({
      label: 'Commune',
      dependsOn: 'wilaya',
      options: { load: async (wilaya) => communes[wilaya] ?? [] },
    }),
    address: text({ label: 'Adresse' }),
    description: longText({ label: 'Description' }),
    password: password({
      label: 'Mot de passe',
      required: true,
      confirmedBy: 'confirmation_password',
      confirmationLabel: 'Encore',
    }),
  },
  list: {
    ...list,
    columns: ['picture', 'name', 'email', 'phone', joined('Adresse', ['wilaya', 'commune', 'address'])],
  },
  texts: sampleTexts,
})

export const owner = defineEntity({
  name: 'owner',
  path: '/owners',
  menu,
  endpoints: crud('/api/owner', { sends: 'json', one: 'owner', many: 'owners' }),
  fields: {
    name: text({ label: 'Nom', required: true }),
    phone: phone({ label: 'Téléphone' }),
    status: toggle({ label: 'Statut', words: { on: 'active', off: 'inactive' } }),
  },
  list: { ...list, columns: ['name', 'phone', 'status'] },
  texts: sampleTexts,
})

export const stadium = defineEntity({
  name: 'stadium',
  path: '/stadiums',
  menu,
  endpoints: crud('/api/stadium', { sends: 'multipart', one: 'stadium', many: 'stadiums' }),
  fields: {
    name: text({ label: 'Nom', required: true }),
    owner_id: referenceTo({
      label: 'Propriétaire',
      to: 'owner',
      as: 'Owner',
      optionLabel: ['name', 'phone'],
    }),
    n_players: number({ label: 'Joueurs', default: 0 }),
    pictures: images({
      label: 'Images',
      sentAs: { create: 'images', add: 'newImages', keep: 'existingPictures' },
    }),
  },
  list: { ...list, columns: ['name', 'n_players'] },
  texts: sampleTexts,
})

export const tool = defineEntity({
  name: 'tool',
  path: '/tools',
  menu,
  endpoints: crud('/api/tool', { sends: 'json', one: 'tool', many: 'tools' }),
  fields: { name: localizedText({ label: 'Nom' }) },
  list: { ...list, columns: ['name'] },
  texts: sampleTexts,
})

/** Its list shows a record that is related to a related one. */
export const competition: AnyEntity = {
  ...sampleEntity(
    {
      name: text({ label: 'Nom', required: true }),
      stadium_id: referenceTo({ label: 'Stade', to: 'stadium', as: 'Stadium', optionLabel: ['name'] }),
      player_id: referenceTo({ label: 'Joueur', to: 'player', as: 'Player', optionLabel: ['name'] }),
      status: choice({ label: 'Statut', options: { started: 'a commencé', 'will start': 'va commencer' } }),
      date: date({ label: 'Date' }),
    },
    'competition',
  ),
  list: {
    ...list,
    columns: [
      'name',
      { header: 'stade', firstOf: ['Stadium.name'] },
      { header: 'propriétaire', firstOf: ['Player.name', 'Stadium.Owner.name'] },
      'status',
      'date',
    ],
  },
}
