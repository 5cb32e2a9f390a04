import { words } from '../../../texts/words.ts'

const number = (count: number) => count.toLocaleString('fr-FR')
const lines = (count: number) => `${number(count)} ligne${count === 1 ? '' : 's'}`
/** Those that are some; nothing but zeros is said by the first. */
const counted = (parts: readonly (readonly [count: number, words: string])[]) => {
  const some = parts.filter(([count]) => count > 0)
  const told = some.length > 0 ? some : parts.slice(0, 1)
  return told.map(([count, what]) => `${number(count)} ${what}`).join(' · ')
}

/** What is said of files that are imported, and of the screen for it. */
export const imports = words('imports', {
  title: 'Importer',
  link: 'Importer un fichier',
  file: 'Fichier à importer',
  drop: 'Choisissez un fichier CSV ou Excel, ou déposez-le ici.',
  limits: (most: number) => `${number(most)} lignes et 10 Mo au plus`,
  steps: 'Étapes de l’import',
  stepNames: { file: 'Fichier', columns: 'Colonnes', check: 'Vérification' },
  next: 'Continuer',
  back: 'Retour',
  nextRows: (next: number, left: number) =>
    next === left
      ? `Afficher ${next === 1 ? 'la dernière' : `les ${number(next)} dernières`}`
      : `Afficher les ${number(next)} suivantes (${number(left)} restantes)`,
  rowsOf: (count: number, fileName: string) => `${lines(count)} dans ${fileName}`,
  encoding: 'Encodage du texte',
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16 LE',
    'utf-16be': 'UTF-16 BE',
    'windows-1252': 'Europe de l’Ouest (windows-1252)',
    'windows-1256': 'Arabe (windows-1256)',
    'iso-8859-6': 'Arabe (ISO-8859-6)',
    'windows-1250': 'Europe centrale (windows-1250)',
    'windows-1251': 'Cyrillique (windows-1251)',
    'windows-1253': 'Grec (windows-1253)',
    'windows-1254': 'Turc (windows-1254)',
    'windows-1255': 'Hébreu (windows-1255)',
    macintosh: 'Europe de l’Ouest (Macintosh)',
    gb18030: 'Chinois (GB18030)',
    shift_jis: 'Japonais (Shift_JIS)',
    'euc-kr': 'Coréen (EUC-KR)',
  },
  sheet: 'Feuille',
  excerpt: 'Extrait du fichier',
  implausible:
    'Le texte de ce fichier paraît illisible dans cet encodage. Choisissez celui dans lequel l’extrait se lit bien.',
  changeEncoding: (encoding: string) => `Changer l’encodage\u202f: ${encoding}`,
  inFile: 'Dans le fichier',
  field: 'Champ',
  fieldOf: (header: string) => `Champ de la colonne ${header}`,
  leftOut: 'Ne pas importer',
  willNotImport: (count: number) =>
    `${number(count)} ${count === 1 ? 'colonne ne sera pas importée' : 'colonnes ne seront pas importées'}`,
  willNotImportThese: (headers: readonly string[]) =>
    `${imports.willNotImport(headers.length)}\u202f: ${headers.join(', ')}`,
  willImportAll: 'Toutes les colonnes seront importées.',
  notImported: (headers: readonly string[]) =>
    `${number(headers.length)} ${headers.length === 1 ? 'colonne n’a pas été importée' : 'colonnes n’ont pas été importées'}\u202f: ${headers.join(', ')}`,
  guess: (header: string, field: string) => `${header} → ${field}\u202f?`,
  unnamed: (place: number) => `colonne ${number(place)}`,
  placed: (header: string, place: number) => `${header} (colonne ${number(place)})`,
  onLines: (header: string, shown: readonly number[], others: number) =>
    `${header} (ligne${shown.length + others === 1 ? '' : 's'} ${shown.join(', ')}${others > 0 ? `, ${number(others)} de plus` : ''})`,
  cellOn: (line: number, text: string) => `ligne ${line}\u202f: ${text}`,
  /** Parts of headers that say that a column holds passwords. */
  secretHeaders: ['mdp', 'passe', 'password', 'pwd', 'secret', 'code pin', 'السر', 'المرور'],
  hidden: '••••••',
  mode: 'Que faire des lignes\u202f?',
  modes: {
    create: 'Créer des fiches',
    update: 'Modifier les fiches existantes',
    both: 'Modifier celles qui existent, créer les autres',
  },
  by: 'Retrouver les fiches par',
  checkAgain: 'Vérifier à nouveau',
  run: (count: number) => `Importer ${lines(count)}`,
  runOthers: (count: number) =>
    `Importer seulement ${count === 1 ? 'la ligne valide' : `les ${number(count)} lignes valides`}`,
  otherFile: 'Choisir un autre fichier',
  progress: (done: number, total: number) => `${number(done)} sur ${number(total)}`,
  notRead: 'Le fichier n’a pas pu être lu.',
  notChecked: 'La vérification n’a pas abouti.',
  notBegun: 'L’import n’a pas commencé.',
  failed: 'L’import s’est arrêté. Vous pouvez le reprendre\u202f: rien ne sera ajouté deux fois.',
  toList: 'Voir la liste',
  summary: (created: number, updated: number, refused: number) =>
    counted([
      [created, 'à ajouter'],
      [updated, 'à modifier'],
      [refused, refused === 1 ? 'ligne à corriger' : 'lignes à corriger'],
    ]),
  outcome: (created: number, updated: number, refused: number) =>
    counted([
      [created, created === 1 ? 'ajouté' : 'ajoutés'],
      [updated, updated === 1 ? 'modifié' : 'modifiés'],
      [refused, refused === 1 ? 'ligne non importée' : 'lignes non importées'],
    ]),
  result: 'Résultat',
  see: (count: number) => (count === 1 ? 'Voir cette fiche' : `Voir ces ${number(count)} fiches`),
  undo: 'Annuler l’import',
  undoOf: (created: number, updated: number) =>
    `Annuler l’import\u202f: ${imports.outcome(created, updated, 0)}`,
  undone: 'Import annulé',
  recent: 'Imports des dernières 24 heures',
  mistakes: 'Erreurs',
  doubts: 'À vérifier',
  doubtful: (count: number) =>
    count === 1
      ? '1 valeur à vérifier\u202f: elle sera importée telle quelle.'
      : `${number(count)} valeurs à vérifier\u202f: elles seront importées telles quelles.`,
  line: 'Ligne',
  lineOf: (line: number, name: string) => `Ligne ${line}${name === '' ? '' : ` · ${name}`}`,
  column: 'Colonne',
  value: 'Valeur',
  mistake: 'Erreur',
  cell: (header: string, line: number) => `${header}, ligne ${line}`,
  saveMistakes: 'Télécharger les lignes refusées',
  refusedOf: (title: string) => `${title} lignes refusées`,

  left: 'Import à terminer',
  resume: 'Reprendre',
  discard: 'Supprimer',
  discardOf: (fileName: string) => `Supprimer l’import de ${fileName}`,
  toFinish: (fileName: string) => `Import de ${fileName} à terminer`,
  lines,
  notKept: (headers: readonly string[]) =>
    `${headers.length === 1 ? 'Le contenu de cette colonne n’a pas été gardé' : 'Le contenu de ces colonnes n’a pas été gardé'} dans ce navigateur\u202f: ${headers.join(', ')}. Choisissez à nouveau le fichier pour l’importer aussi.`,

  noRows: 'Ce fichier ne contient aucune ligne sous son en-tête.',
  tooManyRows: (most: number) =>
    `Ce fichier a trop de lignes\u202f: ${most.toLocaleString('fr-FR')} au plus. Divisez-le en plusieurs fichiers.`,
  tooLarge: 'Ce fichier est trop volumineux\u202f: 10 Mo au plus.',
  tooMuch: 'Ce fichier contient trop de données. Divisez-le en plusieurs fichiers.',
  tooWide: (most: number) => `Ce fichier a trop de colonnes\u202f: ${number(most)} au plus.`,
  noSheet: (names: readonly string[]) =>
    `Ce fichier n’a pas de feuille de ce nom.${names.length > 0 ? ` Ses feuilles\u202f: ${names.join(', ')}.` : ''}`,
  emptySheet: 'Cette feuille ne contient aucune ligne sous son en-tête.',
  unreadable: 'Ce fichier n’est pas lisible\u202f: choisissez un fichier CSV ou Excel (.xlsx).',
  cutShort:
    'Ce fichier est incomplet\u202f: il s’arrête au milieu d’un caractère. Copiez-le ou téléchargez-le à nouveau.',
  openQuote: (line: number) =>
    `Ligne ${line}\u202f: un guillemet (") ouvre une cellule et ne la ferme pas où elle finit. Corrigez cette ligne dans le fichier, puis choisissez-le à nouveau.`,
  nul: (line: number) =>
    `Ligne ${line}\u202f: le fichier est abîmé, il contient un caractère nul. Enregistrez-le à nouveau depuis votre tableur.`,
  moreCells: (cells: string) =>
    `Cette ligne a plus de cellules que le fichier n’a de colonnes\u202f: «\u202f${cells}\u202f».`,
  errorCell: (text: string) =>
    `Cette cellule contient l’erreur ${text}\u202f: corrigez-la, ou videz la cellule.`,
  badRequest: 'Cet import est invalide.',
  noSuchImport: 'Cet import n’a pas été commencé.',
  notUndone: 'Cet import a déjà été annulé, ou il date de plus d’un jour.',
  neverDeleted: 'Ce qui a été ajouté ici ne peut pas être supprimé\u202f: cet import ne s’annule pas.',
  named: (titles: readonly string[], others: number) =>
    titles.length === 0
      ? `fiches que vous ne voyez pas (${number(others)})`
      : titles.join(', ') + (others > 0 ? ` et ${number(others)} de plus` : ''),
  changedSince: (names: string) =>
    `Cet import ne peut pas être annulé, car des fiches ont été modifiées depuis\u202f: ${names}. Rien n’a changé.`,
  neededSince: (names: string) =>
    `Cet import ne peut pas être annulé, car d’autres fiches y sont liées depuis\u202f: ${names}. Rien n’a changé.`,
  undoRefusedAt: (name: string, message: string) =>
    `Cet import ne peut pas être annulé à cause de ${name}. ${message} Rien n’a changé.`,
  noKeyValue: (label: string) => `${label}\u202f: il faut une valeur pour retrouver la fiche.`,
  notFound: (label: string, text: string) => `${label}\u202f: aucune fiche avec «\u202f${text}\u202f».`,
  sameAs: (label: string, line: number) => `${label}\u202f: même valeur qu’à la ligne ${line}.`,
  sameRecord: (line: number) => `Même fiche qu’à la ligne ${line}.`,
})
