import { choice } from '../../src/kinds/choice/definition.ts'
import { date } from '../../src/kinds/date/definition.ts'
import { email } from '../../src/kinds/email/definition.ts'
import { image } from '../../src/kinds/image/definition.ts'
import { password } from '../../src/kinds/password/definition.ts'
import { text } from '../../src/kinds/text/definition.ts'
import { toggle } from '../../src/kinds/toggle/definition.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { firstOf, joined } from '../../src/schema/entity/list-column.ts'
import { sampleEntity } from '../contract/harness/sample-entity.ts'
import { referenceTo } from './reference-to.ts'

const named = { name: text({ label: 'Nom', required: true }) }

const team: AnyEntity = {
  ...sampleEntity(named, 'team'),
  home: { label: 'Équipes', answer: 'countTeams' },
}

/** The accounts: a coach sees those of the own team alone. */
const admin: AnyEntity = {
  ...sampleEntity({}, 'admin'),
  fields: {
    name: text({ label: 'Nom', required: true }),
    email: email({ label: 'Email', required: true, unique: true }),
    role: choice({
      label: 'Rôle',
      options: { coach: 'Entraîneur', secretary: 'Secrétaire', guest: 'Invité' },
    }),
    team_id: referenceTo({ label: 'Équipe', to: 'team', as: 'Squad', optionLabel: ['name'] }),
    secret: password({ label: 'Secret', required: true, confirmedBy: 'again', confirmationLabel: 'Encore' }),
  },
  list: { title: 'membres', add: 'Ajouter', columns: ['name', 'email'] },
  account: {
    signInBy: ['email'],
    profile: ['email'],
    displayName: 'name',
    superAdministrator: 1,
    role: 'role',
  },
  access: {
    read: ['coach', 'secretary'],
    rows: { coach: ({ admin: own }) => ({ team_id: own['team_id'] }) },
  },
}

const player: AnyEntity = {
  ...sampleEntity({}, 'player'),
  fields: {
    name: text({ label: 'Nom', required: true }),
    phone: text({ label: 'Salaire' }),
    license: text({ label: 'Licence' }),
    rank: text({ label: 'Rang', readOnly: true }),
    joined: date({ label: 'Arrivée' }),
    fit: toggle({ label: 'Apte', words: { on: 'oui', off: 'non' } }),
    picture: image({ label: 'Image', placeholder: 'data:,' }),
    team_id: referenceTo({ label: 'Équipe', to: 'team', as: 'Squad', optionLabel: ['name'], required: true }),
    owner_id: referenceTo({ label: 'Médecin', to: 'owner', as: 'Doctor', optionLabel: ['name'] }),
  },
  list: {
    title: 'stagiaires',
    add: 'Ajouter',
    columns: [
      'name',
      'phone',
      'license',
      joined('Tout', ['name', 'phone']),
      firstOf('Médecin', ['Doctor.name']),
    ],
  },
  home: {
    label: 'Stagiaires',
    answer: 'countPlayers',
    widgets: {
      all: { shape: 'list', label: 'Tous', columns: ['name', 'phone'] },
      latest: { shape: 'latest', label: 'Derniers', everywhere: true },
    },
  },
  access: {
    list: ['coach', 'secretary', 'guest'],
    create: ['coach', 'secretary'],
    update: ['coach', 'secretary'],
    delete: ['secretary', 'coach'],
    jobs: ['secretary'],
    fields: { phone: { read: ['secretary'] }, license: { read: [] }, joined: { update: ['secretary'] } },
    rows: { coach: ({ admin: own }) => ({ team_id: own['team_id'] }), guest: () => ({ fit: true }) },
  },
  actions: {
    rest: { label: 'Reposer', on: 'record', done: 'reposé' },
    award: { label: 'Récompenser', on: 'record', done: 'récompensé', roles: ['secretary'] },
    // A coach is not told what decides.
    call: { label: 'Appeler', on: 'record', done: 'appelé', when: { phone: { empty: false } } },
  },
}

/** Nobody but the super-administrator deletes a owner, and only the secretary reads one. */
const owner: AnyEntity = {
  ...sampleEntity({ ...named, file: text({ label: 'Dossier' }) }, 'owner'),
  access: { read: ['secretary'], delete: [] },
}

const competition: AnyEntity = {
  ...sampleEntity({}, 'competition'),
  fields: {
    reason: text({ label: 'Motif' }),
    player_id: referenceTo({
      label: 'Stagiaire',
      to: 'player',
      as: 'Player',
      optionLabel: ['name', 'phone'],
    }),
  },
  list: { title: 'amendes', add: 'Ajouter', columns: ['reason', firstOf('Stagiaire', ['Player.name'])] },
  home: {
    widgets: {
      players: { shape: 'chart', label: 'Amendes par stagiaire', by: 'player_id' },
      fit: { shape: 'list', label: 'Des aptes', columns: ['reason'], where: { Player: { fit: true } } },
      phones: {
        shape: 'list',
        label: 'Par téléphone',
        columns: ['reason'],
        where: { not: { Player: { phone: { contains: '20' } } } },
      },
      doctors: {
        shape: 'chart',
        label: 'Suivis',
        by: 'player_id',
        where: { or: [{ Player: { Doctor: { name: { contains: 'doc' } } } }, { player_id: null }] },
      },
    },
  },
}

/** A club whose people have roles. */
export const clubWithRoles: readonly AnyEntity[] = [team, admin, player, owner, competition]

/** Whoever may delete a box may not delete each ball in it. */
const box = sampleEntity(named, 'box')
const ball: AnyEntity = {
  ...sampleEntity({}, 'ball'),
  fields: {
    ...named,
    box_id: referenceTo({
      label: 'Caisse',
      to: 'box',
      as: 'Box',
      optionLabel: ['name'],
      onDelete: 'cascade',
    }),
    team_id: referenceTo({ label: 'Équipe', to: 'team', as: 'Squad', optionLabel: ['name'] }),
  },
  list: { title: 'ballons', add: 'Ajouter', columns: ['name'] },
  access: { delete: ['coach'], rows: { coach: ({ admin: own }) => ({ team_id: own['team_id'] }) } },
}

export const boxesOfTeams: readonly AnyEntity[] = [team, admin, box, ball]
