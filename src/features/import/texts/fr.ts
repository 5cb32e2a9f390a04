const number = (count: number) => count.toLocaleString('fr-FR')
const lines = (count: number) => `${number(count)} ligne${count === 1 ? '' : 's'}`
const records = (count: number, participle: string) =>
  `${number(count)} ${count === 1 ? `fiche ${participle}` : `fiches ${participle}s`}`

/** What is said of files that are imported, and of the screen for it. */
export const imports = {
  title: 'Importer',
  link: 'Importer un fichier',
  file: 'Fichier à importer',
  drop: 'Choisissez un fichier CSV ou Excel, ou déposez-le ici.',
  limits: (most: number) => `${number(most)} lignes et 10 Mo au plus`,
  columns: 'Colonnes',
  rowsOf: (count: number, fileName: string) => `${lines(count)} dans ${fileName}`,
  inFile: 'Dans le fichier',
  example: 'Exemple',
  field: 'Champ',
  fieldOf: (header: string) => `Champ de la colonne ${header}`,
  leftOut: 'Ne pas importer',
  notImported: (headers: readonly string[]) =>
    `${number(headers.length)} ${headers.length === 1 ? 'colonne n’est pas importée' : 'colonnes ne sont pas importées'}\u202f: ${headers.join(', ')}`,
  guessed: 'Reconnue à peu près\u202f: à vérifier.',
  unnamed: (place: number) => `colonne ${number(place)}`,
  /** Parts of headers that say that a column holds passwords. */
  secretHeaders: ['mdp', 'passe', 'password', 'pwd', 'secret', 'code pin', 'السر', 'المرور'],
  hidden: 'Masqué',
  mode: 'Que faire des lignes\u202f?',
  modes: {
    create: 'Créer des fiches',
    update: 'Modifier les fiches existantes',
    both: 'Modifier celles qui existent, créer les autres',
  },
  by: 'Retrouver les fiches par',
  policy: 'Si des lignes ont des erreurs\u202f:',
  policies: {
    all: 'ne rien enregistrer',
    valid: 'enregistrer les autres lignes',
  },
  check: 'Vérifier',
  checkAgain: 'Vérifier à nouveau',
  run: (count: number) => `Importer ${lines(count)}`,
  otherFile: 'Choisir un autre fichier',
  progress: (done: number, total: number) => `${number(done)} sur ${number(total)}`,
  failed: 'L’import s’est arrêté. Vous pouvez le reprendre\u202f: rien ne sera ajouté deux fois.',
  toList: 'Voir la liste',
  summary: (created: number, updated: number, refused: number) =>
    [
      `À créer\u202f: ${number(created)}`,
      `à modifier\u202f: ${number(updated)}`,
      `avec des erreurs\u202f: ${number(refused)}`,
    ].join(', '),
  outcome: (created: number, updated: number, refused: number) =>
    [
      records(created, 'créée'),
      records(updated, 'modifiée'),
      `${lines(refused)} non importée${refused === 1 ? '' : 's'}`,
    ].join(', '),
  mistakes: 'Erreurs',
  line: 'Ligne',
  column: 'Colonne',
  value: 'Valeur',
  mistake: 'Erreur',
  cell: (header: string, line: number) => `${header}, ligne ${line}`,
  more: (count: number) => `Et ${number(count)} de plus dans le fichier des erreurs.`,
  saveMistakes: 'Télécharger les lignes refusées',
  refusedOf: (title: string) => `${title} lignes refusées`,

  noRows: 'Ce fichier ne contient aucune ligne sous son en-tête.',
  tooManyRows: (most: number) =>
    `Ce fichier a trop de lignes\u202f: ${most.toLocaleString('fr-FR')} au plus. Partagez-le en plusieurs.`,
  tooLarge: 'Ce fichier est trop volumineux\u202f: 10 Mo au plus.',
  tooMuch: 'Ce fichier contient trop de données. Partagez-le en plusieurs.',
  tooWide: (most: number) => `Ce fichier a trop de colonnes\u202f: ${number(most)} au plus.`,
  unreadable: 'Ce fichier n’est pas lisible\u202f: choisissez un fichier CSV ou Excel (.xlsx).',
  badRequest: 'Cet import est invalide.',
  noSuchImport: 'Cet import n’a pas été commencé.',
  noKeyValue: (label: string) => `${label}\u202f: il faut une valeur pour retrouver la fiche.`,
  notFound: (label: string, text: string) => `${label}\u202f: aucune fiche avec «\u202f${text}\u202f».`,
  sameAs: (label: string, line: number) => `${label}\u202f: même valeur qu’à la ligne ${line}.`,
  sameRecord: (line: number) => `Même fiche qu’à la ligne ${line}.`,
} as const
