import { words } from '../../../texts/words.ts'

/** The command palette and the keyboard shortcuts. */
export const keyboard = words('keyboard', {
  palette: {
    label: 'Palette de commandes',
    search: 'Chercher un écran, une action ou une fiche',
    open: 'Rechercher partout',
    recent: 'Récents',
    screens: 'Écrans',
    actions: 'Actions',
    nothing: 'Aucun résultat',
    searching: 'Recherche…',
  },
  help: {
    title: 'Raccourcis clavier',
    close: 'Fermer',
    open: 'Raccourcis clavier',
  },
  keys: { enter: 'Entrée', space: 'Espace', delete: 'Suppr' },
  shortcuts: {
    palette: 'Ouvrir la palette de commandes',
    search: 'Rechercher dans la liste',
    filter: 'Filtrer la liste',
    add: 'Ajouter une fiche',
    next: 'Ligne suivante',
    previous: 'Ligne précédente',
    enter: 'Ouvrir la fiche de la ligne',
    peek: 'Lire la fiche de la ligne à côté de la liste',
    select: 'Sélectionner la ligne',
    selectPage: 'Sélectionner la page',
    changeSelected: 'Modifier un champ de la sélection',
    destroySelected: 'Supprimer la sélection',
    undo: 'Annuler la suppression',
    editCell: 'Modifier une cellule de la ligne',
    save: 'Enregistrer le formulaire',
    help: 'Afficher les raccourcis',
  },
  preference: {
    label: 'Raccourcis clavier',
    hint: 'Une touche pour chercher, ajouter ou passer d’une ligne à l’autre. «\u202f?\u202f» les affiche tous.',
  },
})
