import { words } from '../words.ts'

/** The words by which a list is filtered. */
export const filters = words('filters', {
  applied: 'Filtres appliqués',
  allFields: 'Tous les champs',
  search: 'Chercher une valeur',
  remove: 'Retirer le filtre',
  clear: 'Tout effacer',
  noMatch: 'Aucune fiche ne répond à ces filtres.',
  unanswered: 'Ce filtre porte sur ce que ce serveur n’envoie pas avec la liste.',
  records: 'Fiches',
  span: (from: number, to: number) => (from === to ? `n° ${from}` : `n° ${from} à ${to}`),
  more: (count: number) => `et ${count} de plus`,
  contains: 'Contient',
  startsWith: 'Commence par',
  from: 'À partir de',
  to: 'Jusqu’à',
  since: 'Du',
  until: 'Au',
  timeHint: '14:30',
  within: 'Période',
  anniversary: 'Anniversaire',
  anniversaryOf: (period: string) => `anniversaire ${period}`,
  presence: 'Valeur',
  empty: 'Non renseigné',
  filled: 'Renseigné',
  isNot: 'n’est pas',
  except: 'sauf',
  containsNot: 'ne contient pas',
  startsNotWith: 'ne commence pas par',
  or: 'ou',
  combine: 'Fiches qui répondent à',
  all: 'Tous ces filtres',
  oneIsEnough: 'Un seul suffit',
  invert: 'Tout sauf ce qui suit',
  byFieldOf: (label: string) => `Par un champ de\u202f: ${label}`,
  quoted: (text: string) => `«\u202f${text}\u202f»`,
  periods: {
    today: 'aujourd’hui',
    thisWeek: 'cette semaine',
    thisMonth: 'ce mois',
    next30Days: '30 prochains jours',
    past: 'passé',
    future: 'à venir',
  },
})

/** The words of the panel that chooses columns. */
export const columnChoice = words('columnChoice', {
  reset: 'Rétablir les colonnes',
  moveUp: (header: string) => `Monter ${header}`,
  moveDown: (header: string) => `Descendre ${header}`,
  width: (header: string) => `Largeur de ${header}`,
  density: 'Densité',
  densities: { normal: 'Normale', compact: 'Compacte' },
})

const countRecords = (records: number) =>
  `${records.toLocaleString('fr-FR')} ${records === 1 ? 'fiche' : 'fiches'}`

const feminine = (records: number, participle: string) => participle + (records === 1 ? '' : 's')

/** Texts about the selected records of a list, and what becomes of them. */
export const selection = words('selection', {
  region: 'Sélection',
  selected: (records: number) => `${countRecords(records)} ${feminine(records, 'sélectionnée')}`,
  selectMatching: (records: number) => `Tout sélectionner (${records.toLocaleString('fr-FR')})`,
  only: 'Seulement la sélection',
  clear: 'Désélectionner',
  subject: countRecords,
  cancel: 'Annuler',
  /** Beside the button of what is called so itself: `Annuler la commande`. */
  cancelBeside: (label: string) => (/^annuler/i.test(label) ? 'Ne pas annuler' : 'Annuler'),
  stop: 'Arrêter',
  progress: (done: number, all: number) =>
    `${done.toLocaleString('fr-FR')} sur ${all.toLocaleString('fr-FR')}`,
  refused: (records: number) => `${records.toLocaleString('fr-FR')} ${feminine(records, 'refusée')}`,
  reason: (message: string, records: number) => (records === 1 ? message : `${message} (${records})`),
})

const written = (count: number) => count.toLocaleString('fr')

/** The words below a list of more rows than a page holds. */
export const pagination = words('pagination', {
  pages: 'Pages',
  previous: 'Page précédente',
  next: 'Page suivante',
  page: (page: number) => `Page ${page}`,
  range: (first: number, last: number, total: number) =>
    `${[first, last].map(written).join(' – ')} sur ${written(total)}`,
  pageSize: 'Fiches par page',
  perPage: (rows: number) => `${rows} par page`,
})

/** What stands in the place of a list that has no rows. */
export const listEmpty = words('listEmpty', {
  title: 'Rien à afficher pour le moment',
  hint: 'Commencez par une première fiche, ou par un fichier qui en contient plusieurs.',
  add: 'Ajouter',
  noMatch: 'Aucun résultat',
  noMatchHint: (query: string) => `Aucune fiche ne correspond à «\u202f${query}\u202f».`,
})

/** Texts about cells that are edited where they stand. */
export const cells = words('cells', {
  changedMeanwhile:
    'Cette valeur a été modifiée entre-temps. Voici la fiche telle qu’elle est\u202f; votre saisie y est en brouillon.',
  unmatched: 'ne correspond plus au filtre',
  onOtherPage: 'passe à une autre page',
})

/** The words of charts. */
export const charts = words('charts', {
  rest: (count: number) => `Autres\u202f: ${count.toLocaleString('fr')}`,
  count: 'Nombre',
  total: 'Total',
  table: 'Voir en tableau',
})

/** The words around what a program's custom pages show. */
export const customPages = words('customPages', {
  failed: 'Cet écran n’a pas pu être chargé.',
  more: 'Il y a plus de fiches que cet écran n’en montre.',
})
