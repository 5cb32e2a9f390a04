import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readTable } from '../../../src/features/import/server/read-table.ts'
import { xlsxFile } from '../../../src/features/export/server/xlsx-file.ts'

const NS =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface Book {
  readonly sheets: readonly (readonly [name: string, rows: string, state?: string])[]
  readonly before?: string
  readonly strings?: string
  readonly formats?: readonly string[]
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** A workbook as ECMA-376 has it, whose style n has the format of place n - 1. */
function workbook({ sheets, before = '', strings, formats = [] }: Book): Uint8Array {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATION}/${type}" Target="${target}"/>`
  const parts: Record<string, string> = {
    '_rels/.rels': `<Relationships>${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook ${NS}>${before}<sheets>${sheets
      .map(
        ([name, , state], place) =>
          `<sheet name="${name}" ${state ? `state="${state}"` : ''} r:id="s${place}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, place) => relation(`s${place}`, 'worksheet', `worksheets/sheet${place}.xml`))
      .join(
        '',
      )}${relation('t', 'sharedStrings', '/xl/sharedStrings.xml')}${relation('f', 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet ${NS}><numFmts>${formats
      .map((code, place) => `<numFmt numFmtId="${164 + place}" formatCode="${escape(code)}"/>`)
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
      .map((_, place) => `<xf numFmtId="${164 + place}"/>`)
      .join('')}<xf numFmtId="14"/><xf numFmtId="10"/></cellXfs></styleSheet>`,
    ...(strings !== undefined && { 'xl/sharedStrings.xml': `<sst ${NS}>${strings}</sst>` }),
  }
  sheets.forEach(([, rows], place) => {
    parts[`xl/worksheets/sheet${place}.xml`] = `<worksheet ${NS}><sheetData>${rows}</sheetData></worksheet>`
  })
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))
}

const row = (...cells: readonly string[]) => `<row>${cells.join('')}</row>`
const text = (shown: string) => `<c t="inlineStr"><is><t>${shown}</t></is></c>`
const HEAD = row(text('Nom'))

async function cellsOf(file: Uint8Array): Promise<readonly (readonly string[])[]> {
  const rows: readonly { cells: string[] }[] = JSON.parse(
    new TextDecoder().decode((await readTable(file)).json),
  )
  return rows.map(({ cells }) => cells)
}

/** What the first cell below the heading is read as. */
async function read(cell: string, book: Partial<Book> = {}): Promise<string | undefined> {
  const cells = await cellsOf(workbook({ sheets: [['A', HEAD + row(cell, text('x'))]], ...book }))
  return cells[1]?.[0]
}

describe('the sheet that people see is read', () => {
  const sheet = (name: string) => HEAD + row(text(name))
  it.each<[string, Book, string]>([
    [
      'not a hidden one',
      {
        sheets: [
          ['A', sheet('a'), 'hidden'],
          ['B', sheet('b')],
        ],
      },
      'b',
    ],
    [
      'nor a very hidden one',
      {
        sheets: [
          ['A', sheet('a'), 'veryHidden'],
          ['B', sheet('b')],
        ],
      },
      'b',
    ],
    [
      'the one that was open',
      {
        sheets: [
          ['A', sheet('a')],
          ['B', sheet('b')],
        ],
        before: '<bookViews><workbookView activeTab="1"/></bookViews>',
      },
      'b',
    ],
    [
      'the first visible one where the open one is hidden',
      {
        sheets: [
          ['A', sheet('a'), 'hidden'],
          ['B', sheet('b')],
          ['C', sheet('c')],
        ],
        before: '<bookViews><workbookView activeTab="0"/></bookViews>',
      },
      'b',
    ],
    [
      'the first with rows where that one is empty',
      {
        sheets: [
          ['A', ''],
          ['B', sheet('b')],
        ],
      },
      'b',
    ],
  ])('%s', async (_title, book, name) => {
    expect((await cellsOf(workbook(book)))[1]).toEqual([name])
  })
})

// What Excel shows of the number with the format, or the number where the format only makes it shorter.
describe('a number is what its cell shows', () => {
  it.each([
    ['0%', '0.5', '50%'],
    ['0.0%', '0.125', '12.5%'],
    ['0%', '0.07', '7%'],
    ['0%', '0.12345', '12.345%'],
    ['0000000000', '550123456', '0550123456'],
    ['00000', '1000', '01000'],
    ['0#" "##" "##" "##" "##', '550123456', '05 50 12 34 56'],
    ['00 00 00 00 00', '550123456', '05 50 12 34 56'],
    ['[<=9999999]###-####;(###) ###-####', '5551234', '555-1234'],
    ['[<=9999999]###-####;(###) ###-####', '2125551234', '(212) 555-1234'],
    ['000-000', '1234', '001-234'],
    ['"n° "0', '5', 'n° 5'],
    ['"+213 "000000000', '550123456', '+213 550123456'],
    ['\\F\\A\\C-0000', '12', 'FAC-0012'],
    ['0.00', '12.3456', '12.3456'],
    ['#,##0.00\\ "€"', '1234.5', '1234.5'],
    ['#\\ ##0', '1234567', '1234567'],
    ['_-* #,##0\\ [$DA-40C]_-', '1200', '1200'],
    ['0 "kg"', '5', '5'],
    ['0.00E+00', '1200', '1200'],
    ['# ?/?', '0.5', '0.5'],
    ['General', '0.30000000000000004', '0.3'],
    ['General', '1.0000000000000001E-7', '0.0000001'],
    ['0', '12345678901234567', '12345678901234567'],
    ['0;-0;;@', '0', '0'],
    ['[Red]-0.0', '-3.25', '-3.25'],
    ['dd/mm/yyyy', '45443', '2024-05-31'],
    ['[$-40C]d mmmm yyyy', '45443', '2024-05-31'],
    ['[$-F800]dddd, mmmm dd, yyyy', '45443', '2024-05-31'],
    ['dd/mm/yyyy hh:mm', '45443.4375', '2024-05-31 10:30:00'],
    ['d "de" mmmm', '59', '1900-02-28'],
    ['d/m/yy', '61', '1900-03-01'],
    ['h:mm', '0.39583333333333331', '09:30'],
    ['h:mm:ss AM/PM', '0.76042824074074078', '18:15:01'],
    ['[h]:mm', '1.5', '36:00'],
    ['mm:ss', '0.0625', '01:30'],
  ])('%s of %s is %s', async (code, stored, shown) => {
    expect(await read(`<c s="1"><v>${stored}</v></c>`, { formats: [code] })).toBe(shown)
  })

  it('by the formats that have no code in the file', async () => {
    expect(await read('<c s="1"><v>45443</v></c>')).toBe('2024-05-31')
    expect(await read('<c s="2"><v>0.125</v></c>')).toBe('12.5%')
  })

  it('in a calendar that begins in 1904', async () => {
    const book = { before: '<workbookPr date1904="1"/>', formats: ['yyyy-mm-dd'] }
    expect(await read('<c s="1"><v>43981</v></c>', book)).toBe('2024-05-31')
  })
})

describe('a cell is read', () => {
  it.each([
    ['a shared text', '<c t="s"><v>1</v></c>', 'Amine'],
    ['one in several fonts', '<c t="s"><v>2</v></c>', 'Amine B.'],
    ['one with its sounds above', '<c t="s"><v>3</v></c>', '東京'],
    ['an escaped character', '<c t="s"><v>4</v></c>', 'A'],
    ['an escape that is a text', '<c t="s"><v>5</v></c>', '_x0041_'],
    ['one of its own', '<c t="inlineStr"><is><r><t>Ami</t></r><r><t>ne</t></r></is></c>', 'Amine'],
    ['the result of a formula', '<c><f>A1*2</f><v>4</v></c>', '4'],
    ['a text from a formula', '<c t="str"><f>A1</f><v>Amine</v></c>', 'Amine'],
    ['an empty text from a formula', '<c t="str"><f>A1</f><v></v></c>', ''],
    ['a formula without its result', '<c><f>A1*2</f></c>', '=A1*2'],
    ['a true', '<c t="b"><v>1</v></c>', 'true'],
    ['a false', '<c t="b"><v>0</v></c>', 'false'],
    ['an error', '<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['a day in ISO 8601', '<c t="d"><v>2024-05-31T00:00:00</v></c>', '2024-05-31'],
    ['a moment in ISO 8601', '<c t="d"><v>2024-05-31T10:30:00</v></c>', '2024-05-31 10:30:00'],
  ])('%s', async (_title, cell, shown) => {
    const strings = ['x', 'Amine', '', '', '_x0041_', '_x005F_x0041_'].map(
      (each) => `<si><t>${each}</t></si>`,
    )
    strings[2] = '<si><r><t>Amine </t></r><r><rPr/><t>B.</t></r></si>'
    strings[3] = '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>'
    expect(await read(cell, { strings: strings.join('') })).toBe(shown)
  })

  it('in UTF-16, with prefixes, and where its place is said', async () => {
    const sheet =
      '<x:worksheet><x:sheetData><x:row r="2"><x:c r="B2"><x:v>1</x:v></x:c></x:row><x:row r="9"><x:c r="A9"><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>'
    const utf16 = new Uint8Array(Buffer.from(`\ufeff${sheet}`, 'utf16le'))
    const file = zipSync({
      'xl/workbook.xml': strToU8(`<workbook ${NS}><sheets><sheet name="A" r:id="a"/></sheets></workbook>`),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships><Relationship Id="a" Type="${RELATION}/worksheet" Target="worksheets/a.xml"/></Relationships>`,
      ),
      'xl/worksheets/a.xml': utf16,
    })
    expect(JSON.parse(new TextDecoder().decode((await readTable(file)).json))).toEqual([
      { line: 2, cells: ['', '1'] },
      { line: 9, cells: ['2'] },
    ])
  })
})

describe('cells with nothing but a border', () => {
  const empty = (count: number) =>
    Array.from(
      { length: count },
      (_, place) => `<row r="${place + 3}"><c r="A${place + 3}" s="1"/><c r="B${place + 3}" s="1"/></row>`,
    )
  const file = (count: number) =>
    workbook({ sheets: [['A', `${HEAD}${row(text('Amine'))}${empty(count).join('')}`]] })

  // The square of their number took 40 seconds for 100,000 of them.
  it('cost next to nothing, however many there are', async () => {
    expect(await cellsOf(file(300_000))).toEqual([['Nom'], ['Amine']])
  }, 30_000)

  it('do not make a row too wide', async () => {
    const wide = '<c s="1"/>'.repeat(16_384)
    expect(await cellsOf(workbook({ sheets: [['A', HEAD + row(text('Amine') + wide)]] }))).toHaveLength(2)
  })
})

it('reads what an export has written, to the letter', async () => {
  const names = ['photo_x0041_2', '_x005F_', '__x0041__', '_X00e9_', 'tab\tbed', 'é_x']
  const column = { key: 'name', header: '_x0041_', type: 'text' } as const
  const file = await new Response(
    xlsxFile(
      'Fiches',
      [column],
      names.map((name) => [name]),
    ),
  ).arrayBuffer()
  expect(await cellsOf(new Uint8Array(file))).toEqual([['_x0041_'], ...names.map((name) => [name])])
})
