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
