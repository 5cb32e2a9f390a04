import {
  choice,
  crud,
  date,
  defineEntity,
  dependentLookup,
  email,
  image,
  joined,
  longText,
  lookup,
  password,
  phone,
  text,
} from 'tribune'
import { algeria } from './reference/algeria.ts'

export const player = defineEntity({
  name: 'player',
  path: '/players',
  menu: { label: 'Joueurs', icon: 'lucide-react/icons/shirt', order: 10 },
  home: {
    label: 'Joueurs',
    answer: 'countPlayers',
    widgets: {
      birthdays: {
        shape: 'list',
        label: 'Anniversaires de la semaine',
        filters: { birthday: { anniversary: 'thisWeek' } },
        sort: 'birthday',
        columns: ['name', 'birthday'],
      },
      roles: { shape: 'chart', label: 'Joueurs par rôle', by: 'role', as: 'donut' },
      wilayas: { shape: 'chart', label: 'Joueurs par wilaya', by: 'wilaya' },
    },
  },
  endpoints: crud('/api/player', { sends: 'multipart', one: 'player', many: 'players' }),
  fields: {
    picture: image({
      label: 'Image',
      header: 'image',
      placeholder: new URL('./pictures/player.svg', import.meta.url).href,
    }),
    name: text({ label: 'Nom', header: 'name', required: true, importedAs: ['Prénom et nom'] }),
    email: email({ label: 'Email', header: 'email', required: true, unique: true }),
    phone: phone({ label: 'Téléphone', header: 'phone' }),
    birthday: date({ label: 'Date de naissance', past: true }),
    role: choice({
      label: 'Rôle',
      options: {
        goalkeeper: 'Gardier de but',
        defender: 'Deffenseur',
        midfielder: 'Milieu de terrain',
        forward: 'Attaquant',
      },
    }),
    wilaya: lookup({ label: 'Wilaya', options: algeria.wilayas, keep: true }),
    commune: dependentLookup({
      label: 'Commune',
      dependsOn: 'wilaya',
      options: algeria.communesOf,
      keep: true,
    }),
    address: text({ label: 'Addresse', importedAs: ['Adresse'] }),
    description: longText({ label: 'Description' }),
    password: password({
      label: 'Mot de passe',
      required: true,
      confirmedBy: 'confirmation_password',
      confirmationLabel: 'Confirmation du mot de passe',
    }),
  },
  sections: {
    identity: { label: 'Identité', fields: ['picture', 'name', 'birthday', 'role'] },
    contact: { label: 'Coordonnées', fields: ['email', 'phone', 'wilaya', 'commune', 'address'] },
    about: { label: 'À propos', fields: ['description'] },
    access: { label: 'Accès', fields: ['password'] },
  },
  list: {
    title: 'joueurs',
    add: 'Ajoute Joueur',
    columns: ['picture', 'name', 'email', 'phone', joined('Addresse', ['wilaya', 'commune', 'address'])],
  },
  updateReplacesHistory: true,
  texts: {
    create: 'Ajoute Joueur',
    update: 'Modifier joueur',
    created: 'joueur ajouté avec succès',
    updated: 'mise à jour du joueur avec succès',
    deleted: 'Joueur supprimer difinitivement!',
    confirmDelete: 'supprimer joueur',
    inUse: 'Ce joueur ne peut pas être supprimé\u202f: une équipe ou une compétition y est rattachée.',
  },
})
