import { words } from '../words.ts'

/** The words of the first screens; those of the others come with them, and an entity's words stand in its config. */
export const screens = words('screens', {
  menu: {
    label: 'Menu principal',
    dashboard: 'Tableau de bord',
    profile: 'Profil',
    logout: 'Se déconnecter',
    expand: 'Déplier le menu',
    collapse: 'Replier le menu',
    open: 'Ouvrir le menu',
    account: 'Mon compte',
    activity: 'Activité',
    trash: 'Corbeille',
    skip: 'Aller au contenu',
  },
  login: {
    title: 'Espace administrateurs',
    prompt: 'connectez-vous',
    user: 'Email, téléphone ou nom d’utilisateur',
    password: 'Mot de passe',
    submit: 'Se connecter',
    showPassword: 'Afficher ou masquer le mot de passe',
    success: 'Login success',
  },
  logout: {
    success: 'Logout success',
  },
  dashboard: {
    title: 'Tableau de bord',
    failed: 'Les chiffres n’ont pas pu être chargés.',
    thisWeek: (count: number) => `+${count.toLocaleString('fr')} cette semaine`,
  },
  list: {
    search: 'Rechercher',
    clearSearch: 'Effacer la recherche',
    actions: 'actions',
    edit: 'Modifier',
    remove: 'Supprimer',
    failed: 'La liste n’a pas pu être chargée.',
    retry: 'Réessayer',
    count: (total: number) => `${total.toLocaleString('fr')} ${total < 2 ? 'fiche' : 'fiches'}`,
    loading: 'Chargement…',
    sort: 'Trier',
    unsorted: 'Plus anciens d’abord',
  },
  failure: {
    title: 'Une erreur inattendue s’est produite',
    missingTitle: 'Cet écran ne peut pas s’ouvrir pour le moment',
    missing: 'Une partie de l’application est introuvable. Vérifiez votre connexion puis réessayez.',
  },
})

/** The words of a list that is shown; those of its panels come with them. */
export const lists = words('lists', {
  select: (title: string) => `Sélectionner ${title}`,
  selectPage: 'Sélectionner la page',
  toRows: 'Aller aux lignes',
  filter: 'Filtrer',
  columns: 'Colonnes',
  export: 'Exporter',
  import: 'Importer',
  preview: 'Aperçu',
  views: 'Vues',
  viewNamed: (name: string) => `Vues\u202f: ${name}`,
})

/** What is said of a call that brought no usable answer. */
export const calls = words('calls', {
  sessionOver: 'Votre session est terminée, veuillez vous reconnecter.',
  unreachable: 'Le serveur ne répond pas. Vérifiez votre connexion puis réessayez.',
  unreadable: (method: string, path: string, status: number) =>
    `Réponse inattendue du serveur (${method} ${path}, ${status}).`,
  unknown: 'Une erreur inattendue est survenue.',
})

/** Between words that are put together from parts. */
export const punctuation = words('punctuation', {
  colon: '\u202f: ',
  comma: ', ',
})
