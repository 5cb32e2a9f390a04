import { MAX_IMPORT_COLUMNS } from '../../calls.ts'
import { TableError } from '../table-error.ts'
import { isoText, formatCellNumber } from './number-text.ts'
import { readXml, unescapeText } from './read-xml.ts'

/** What the cells of a sheet refer to. */
export interface CellContext {
  readonly strings: readonly string[]
  /** By the numbers of styles. */
  readonly formats: readonly string[]
  readonly is1904: boolean
}

type Attributes = Readonly<Record<string, string>>

/** Reads the rows of a sheet that hold something. Of cells that only have a border or a colour nothing is stored. */
export function readSheetRows(
  part: Uint8Array,
  context: CellContext,
  add: (line: number, cells: readonly string[]) => void,
): void {
  const reader = new SheetReader(context, add)
  readXml(part, reader)
}

class SheetReader {
  readonly #context: CellContext
  readonly #add: (line: number, cells: readonly string[]) => void
  #line = 0
  #column = 0
  #cells: string[] = []
  #cell: Attributes = {}
  #value = ''
  #formula: string | null = null
  #reads: 'value' | 'formula' | null = null
  #isPhonetic = false

  constructor(context: CellContext, add: (line: number, cells: readonly string[]) => void) {
    this.#context = context
    this.#add = add
  }

  readonly open = (name: string, attributes: Attributes): void => {
    if (name === 'row') this.#openRow(attributes)
    else if (name === 'c') this.#openCell(attributes)
    else if (name === 'v' || (name === 't' && !this.#isPhonetic)) this.#reads = 'value'
    else if (name === 'f') [this.#reads, this.#formula] = ['formula', '']
    else if (name === 'rPh') this.#isPhonetic = true
  }

  readonly close = (name: string): void => {
    if (name === 'c') this.#closeCell()
    else if (name === 'row') this.#closeRow()
    else if (name === 'rPh') this.#isPhonetic = false
    else if (name === 'v' || name === 't' || name === 'f') this.#reads = null
  }

  readonly text = (text: string): void => {
    if (this.#reads === 'value') this.#value += text
    else if (this.#reads === 'formula') this.#formula += text
  }

  #openRow({ r }: Attributes): void {
    this.#line = r === undefined ? this.#line + 1 : Number(r)
    if (!Number.isSafeInteger(this.#line) || this.#line < 1) throw new TableError('unreadable')
    this.#column = 0
  }

  #openCell(attributes: Attributes): void {
    const letters = attributes['r']?.match(/^[a-z]+/i)?.[0]
    this.#column = letters === undefined ? this.#column + 1 : columnNumber(letters)
    this.#cell = attributes
    this.#value = ''
    this.#formula = null
  }

  #closeCell(): void {
    if (this.#value === '' && this.#formula === null) return
    const text = this.#cellText()
    if (text === '') return
    if (this.#column > MAX_IMPORT_COLUMNS) throw new TableError('tooWide')
    while (this.#cells.length < this.#column - 1) this.#cells.push('')
    this.#cells[this.#column - 1] = text
  }

  #closeRow(): void {
    if (this.#cells.length > 0) this.#add(this.#line, this.#cells)
    this.#cells = []
  }

  #cellText(): string {
    const { t: type = 'n', s: style = '0' } = this.#cell
    // Programs that cannot calculate write formulas without their results: nobody shall take those for nothing.
    if (this.#value === '' && type === 'n') return `=${this.#formula ?? ''}`
    if (type === 's') return this.#context.strings[Number(this.#value)]?.trim() ?? ''
    if (type === 'b') return String(this.#value === '1' || this.#value === 'true')
    if (type === 'd') return isoText(this.#value)
    if (type === 'n')
      return formatCellNumber(
        this.#value.trim(),
        this.#context.formats[Number(style)] ?? '',
        this.#context.is1904,
      )
    return unescapeText(this.#value).trim()
  }
}

/** 1 for A, 27 for AA. */
function columnNumber(letters: string): number {
  let number = 0
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64
  return number
}
