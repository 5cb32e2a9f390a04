import { plural } from '../../../texts/plural.ts'
import { words } from '../../../texts/words.ts'
import type { imports as french } from './fr.ts'

const list = new Intl.ListFormat('en')
const number = (count: number) => count.toLocaleString('en')
const rows = (count: number) => plural('en', count, { one: 'row', other: 'rows' })
const columns = (count: number) =>
  `${number(count)} ${plural('en', count, { one: 'column', other: 'columns' })}`
const willNotImport = (count: number) => `${columns(count)} will not be imported`
/** Those that are some; nothing but zeros is said by the first. */
const counted = (parts: readonly (readonly [count: number, what: string])[]) => {
  const some = parts.filter(([count]) => count > 0)
  const told = some.length > 0 ? some : parts.slice(0, 1)
  return told.map(([count, what]) => `${number(count)} ${what}`).join(' · ')
}
const outcome = (created: number, updated: number, refused: number) =>
  counted([
    [created, 'added'],
    [updated, 'updated'],
    [refused, `${rows(refused)} not imported`],
  ])

/** What is said of files that are imported, and of the screen for it. */
export const imports = words('imports', {
  title: 'Import',
  left: 'Import to finish',
  resume: 'Resume',
  discard: 'Discard',
  discardOf: (fileName: string) => `Discard the import of ${fileName}`,
  toFinish: (fileName: string) => `Import of ${fileName} to finish`,
  lines: (count: number) => `${number(count)} ${rows(count)}`,
  notKept: (headers: readonly string[]) =>
    `The content of ${headers.length === 1 ? 'this column was' : 'these columns was'} not kept in this browser: ${list.format(headers)}. Choose the file again to import it as well.`,
  link: 'Import a file',
  file: 'File to import',
  drop: 'Choose a CSV or Excel file, or drop it here.',
  limits: (most: number) => `${number(most)} rows and 10 MB at most`,
  steps: 'Import steps',
  stepNames: { file: 'File', columns: 'Columns', check: 'Check' },
  next: 'Continue',
  back: 'Back',
  nextRows: (next: number, left: number) =>
    next === left
      ? `Show the last ${next === 1 ? 'one' : number(next)}`
      : `Show ${number(next)} more (${number(left)} left)`,
  rowsOf: (count: number, fileName: string) => `${number(count)} ${rows(count)} in ${fileName}`,
  encoding: 'Text encoding',
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16 LE',
    'utf-16be': 'UTF-16 BE',
    'windows-1252': 'Western European (windows-1252)',
    'windows-1256': 'Arabic (windows-1256)',
    'iso-8859-6': 'Arabic (ISO-8859-6)',
    'windows-1250': 'Central European (windows-1250)',
    'windows-1251': 'Cyrillic (windows-1251)',
    'windows-1253': 'Greek (windows-1253)',
    'windows-1254': 'Turkish (windows-1254)',
    'windows-1255': 'Hebrew (windows-1255)',
    macintosh: 'Western European (Macintosh)',
    gb18030: 'Chinese (GB18030)',
    shift_jis: 'Japanese (Shift_JIS)',
    'euc-kr': 'Korean (EUC-KR)',
  },
  sheet: 'Sheet',
  excerpt: 'Excerpt of the file',
  implausible:
    'The text of this file looks unreadable in this encoding. Choose the one in which the excerpt reads well.',
  changeEncoding: (encoding: string) => `Change encoding: ${encoding}`,
  inFile: 'In the file',
  field: 'Field',
  fieldOf: (header: string) => `Field for column ${header}`,
  leftOut: 'Do not import',
  willNotImport,
  willNotImportThese: (headers: readonly string[]) =>
    `${willNotImport(headers.length)}: ${list.format(headers)}`,
  willImportAll: 'All columns will be imported.',
  notImported: (headers: readonly string[]) =>
    `${columns(headers.length)} ${plural('en', headers.length, { one: 'was', other: 'were' })} not imported: ${list.format(headers)}`,
  guess: (header: string, field: string) => `${header} → ${field}?`,
  unnamed: (place: number) => `column ${number(place)}`,
  placed: (header: string, place: number) => `${header} (column ${number(place)})`,
  onLines: (header: string, shown: readonly number[], others: number) =>
    `${header} (${rows(shown.length + others)} ${shown.join(', ')}${others > 0 ? `, ${number(others)} more` : ''})`,
  cellOn: (line: number, text: string) => `row ${line}: ${text}`,
  /** Parts of headers that say that a column holds passwords. */
  secretHeaders: [
    'mdp',
    'passe',
    'passphrase',
    'passcode',
    'password',
    'pwd',
    'secret',
    'code pin',
    'pin code',
    'السر',
    'المرور',
  ],
  hidden: '••••••',
  mode: 'What should be done with the rows?',
  modes: {
    create: 'Create records',
    update: 'Update existing records',
    both: 'Update those that exist, create the others',
  },
  by: 'Find records by',
  checkAgain: 'Check again',
  run: (count: number) => `Import ${number(count)} ${rows(count)}`,
  runOthers: (count: number) =>
    `Import only the ${count === 1 ? '' : `${number(count)} `}valid ${rows(count)}`,
  otherFile: 'Choose another file',
  progress: (done: number, total: number) => `${number(done)} of ${number(total)}`,
  notRead: 'The file could not be read.',
  notChecked: 'The check did not finish.',
  notBegun: 'The import did not start.',
  failed: 'The import stopped. You can resume it: nothing will be added twice.',
  toList: 'View list',
  summary: (created: number, updated: number, refused: number) =>
    counted([
      [created, 'to add'],
      [updated, 'to update'],
      [refused, `${rows(refused)} to correct`],
    ]),
  outcome,
  result: 'Result',
  see: (count: number) => (count === 1 ? 'View this record' : `View these ${number(count)} records`),
  undo: 'Undo import',
  undoOf: (created: number, updated: number) => `Undo import: ${outcome(created, updated, 0)}`,
  undone: 'Import undone',
  recent: 'Imports of the last 24 hours',
  mistakes: 'Errors',
  doubts: 'To check',
  doubtful: (count: number) =>
    count === 1
      ? '1 value to check: it will be imported as it is.'
      : `${number(count)} values to check: they will be imported as they are.`,
  line: 'Row',
  lineOf: (line: number, name: string) => `Row ${line}${name === '' ? '' : ` · ${name}`}`,
  column: 'Column',
  value: 'Value',
  mistake: 'Error',
  cell: (header: string, line: number) => `${header}, row ${line}`,
  saveMistakes: 'Download the refused rows',
  refusedOf: (title: string) => `${title} refused rows`,

  noRows: 'This file has no rows below its header.',
  tooManyRows: (most: number) =>
    `This file has too many rows: ${number(most)} at most. Split it into several files.`,
  tooLarge: 'This file is too large: 10 MB at most.',
  tooMuch: 'This file holds too much data. Split it into several files.',
  tooWide: (most: number) => `This file has too many columns: ${number(most)} at most.`,
  noSheet: (names: readonly string[]) =>
    `This file has no sheet of that name.${names.length > 0 ? ` Its sheets: ${names.join(', ')}.` : ''}`,
  emptySheet: 'This sheet has no rows below its header.',
  unreadable: 'This file cannot be read: choose a CSV or Excel (.xlsx) file.',
  cutShort: 'This file is incomplete: it ends in the middle of a character. Copy or download it again.',
  openQuote: (line: number) =>
    `Row ${line}: a quotation mark (") opens a cell and does not close it where it ends. Correct this row in the file, then choose it again.`,
  nul: (line: number) =>
    `Row ${line}: the file is damaged, it contains a null character. Save it again from your spreadsheet program.`,
  moreCells: (cells: string) => `This row has more cells than the file has columns: “${cells}”.`,
  errorCell: (text: string) => `This cell holds the error ${text}: correct it, or empty the cell.`,
  badRequest: 'This import is invalid.',
  noSuchImport: 'This import has not been started.',
  notUndone: 'This import has already been undone, or is more than a day old.',
  neverDeleted: 'What was added here cannot be deleted, so this import cannot be undone.',
  named: (titles: readonly string[], others: number) =>
    titles.length === 0
      ? `records you do not see (${number(others)})`
      : list.format(others > 0 ? [...titles, `${number(others)} more`] : titles),
  changedSince: (names: string) =>
    `This import cannot be undone: ${names} changed since then. Nothing was changed.`,
  neededSince: (names: string) =>
    `This import cannot be undone: other records now refer to ${names}. Nothing was changed.`,
  undoRefusedAt: (name: string, message: string) =>
    `This import cannot be undone because of ${name}. ${message} Nothing was changed.`,
  noKeyValue: (label: string) => `${label}: a value is needed to find the record.`,
  notFound: (label: string, text: string) => `${label}: no record with “${text}”.`,
  sameAs: (label: string, line: number) => `${label}: same value as in row ${line}.`,
  sameRecord: (line: number) => `Same record as in row ${line}.`,
} satisfies typeof french)
