import type { EntityName } from './records.ts'

// The tables of the requirement, row by row, to the letter.

interface Route {
  readonly path: string
  /** The level-1 heading. */
  readonly title: string
  /** The breadcrumb's way back. */
  readonly parent?: { readonly label: string; readonly path: string }
}

export interface ListRow {
  readonly entity: EntityName
  readonly path: string
  readonly title: string
  readonly add: string
  readonly edit: string
  readonly question: string
  readonly deleted: string
}

/** One row a list: its title, the link to add, the titles of its forms, the question and the toast of a deletion. */
export const lists: readonly ListRow[] = [
  {
    entity: 'player',
    path: '/players',
    title: 'joueurs',
    add: 'Ajoute Joueur',
    edit: 'Modifier joueur',
    question: 'supprimer joueur',
    deleted: 'Joueur supprimer difinitivement!',
  },
  {
    entity: 'team',
    path: '/teams',
    title: 'teams',
    add: 'Ajoute Team',
    edit: 'Modifier team',
    question: 'supprimer team',
    deleted: 'Team supprimer difinitivement!',
  },
  {
    entity: 'owner',
    path: '/owners',
    title: 'proprietaires',
    add: 'Ajoute Proprietaire',
    edit: 'Modifier proprietaire',
    question: 'supprimer proprietaire',
    deleted: 'Proprietaire supprimer difinitivement!',
  },
  {
    entity: 'stadium',
    path: '/stadiums',
    title: 'stades',
    add: 'Ajoute Stade',
    edit: 'Modifier stade',
    question: 'supprimer stade',
    deleted: 'Stade supprimer difinitivement!',
  },
  {
    entity: 'tool',
    path: '/tools',
    title: 'outils',
    add: 'Ajoute Outil',
    edit: 'Modifier outil',
    question: 'supprimer outil',
    deleted: 'Outil supprimer difinitivement!',
  },
  {
    entity: 'competition',
    path: '/competitions',
    title: 'competitions',
    add: 'Ajoute Competition',
    edit: 'Modifier competition',
    question: 'supprimer competition',
    deleted: 'Competition supprimer difinitivement!',
  },
  {
    entity: 'admin',
    path: '/admins',
    title: 'administrateurs',
    add: 'Ajoute Administrateur',
    edit: 'Modifier administrateur',
    question: 'supprimer administrateur',
    deleted: 'Admin supprimer difinitivement!',
  },
]

const profile = { label: 'Profil', path: '/profile' }

/** Every guarded route; `{id}` stands for a record of the list's entity. */
export const guardedRoutes: readonly Route[] = [
  { path: '/', title: 'Tableau de bord' },
  ...lists.flatMap(({ path, title, add, edit }) => [
    { path, title },
    { path: `${path}/create`, title: add, parent: { label: title, path } },
    { path: `${path}/edit/{id}`, title: edit, parent: { label: title, path } },
  ]),
  { path: '/profile', title: 'Profil' },
  { path: '/profile/edit', title: 'Modifier le profil', parent: profile },
  { path: '/profile/edit/password', title: 'Changer le mot de passe', parent: profile },
]

/** What each success is told with; null where nothing is said. */
export const successMessages = {
  Login: 'Login success',
  Logout: 'Logout success',
  'Player created': 'joueur ajouté avec succès',
  'Player updated': 'mise à jour du joueur avec succès',
  'Owner created': 'propriétaire ajouté avec succès',
  'Owner updated': 'propriétaire mis à jour avec succès',
  'Team updated': 'équipe mise à jour avec succès',
  'Team created': null,
  'Stadium created': 'Stade créé avec succès',
  'Stadium updated': 'stade rénové avec succès',
  'Tool created': 'outil créé avec succès',
  'Tool updated': 'outil mis à jour avec succès',
  'Competition created': 'competition créé avec succès',
  'Competition updated': 'competition mis à jour avec succès',
  'Admin created': 'admin créé avec succès',
  'Admin updated': 'administrateur mis à jour avec succès',
  'Profile updated': 'Data updated with success',
  'Password changed': 'Mot de passe mis à jour avec succès',
} as const

export type SuccessEvent = keyof typeof successMessages
