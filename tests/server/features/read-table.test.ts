import { strToU8, unzipSync, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { readTable } from '../../../src/features/import/server/read-table.ts'
import { imports } from '#features/import/texts.ts'

const readRows = async (file: Uint8Array): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode((await readTable(file)).json))

let sound: ReturnType<typeof unzipSync>
beforeAll(async () => {
  sound = unzipSync(await writeXlsx({ sheets: [{ name: 'Joueurs', rows: [['Nom'], ['Amine']] }] }))
})

/** A file whose part is another one. */
const withPart = (name: string, xml: string) => zipSync({ ...sound, [name]: strToU8(xml) }, { level: 1 })
const SHEET = 'xl/worksheets/sheet1.xml'
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const rowsOf = (count: number, cell: (line: number) => string) =>
  Array.from({ length: count }, (_, place) => `<row r="${place + 1}">${cell(place + 1)}</row>`).join('')

describe('a hostile file is refused in words', () => {
  it.each<[string, () => Uint8Array, string]>([
    [
      'a million shared strings in 50 KB',
      () => withPart('xl/sharedStrings.xml', `<sst>${'<si><t>a</t></si>'.repeat(1_000_000)}</sst>`),
      imports.tooMuch,
    ],
    ['a sheet of 101 MB', () => withPart(SHEET, sheetOf(' '.repeat(101_000_000))), imports.tooMuch],
    [
      'a cell at the end of each row',
      () => withPart(SHEET, sheetOf(rowsOf(20_000, (line) => `<c r="XFD${line}"><v>1</v></c>`))),
      imports.tooWide(200),
    ],
    [
      'a row of a million cells without a place',
      () => withPart(SHEET, sheetOf(`<row>${'<c><v>1</v></c>'.repeat(10_000)}</row>`)),
      imports.tooWide(200),
    ],
    ['10 MB of line ends', () => new Uint8Array(10_000_000).fill(10), imports.tooManyRows(20_000)],
    ['a line of commas', () => new Uint8Array(1_000_000).fill(44), imports.tooWide(200)],
  ])('%s', async (_title, make, message) => {
    const file = make()
    await expect(readRows(file)).rejects.toMatchObject({ name: 'HttpError', message })
  })
})

describe('a file is read', () => {
  it('though another sheet is too wide, and blank lines stand between', async () => {
    const wide = Array.from({ length: 300 }, (_, place) => place)
    const rows = [['Nom'], ...Array.from({ length: 20_000 }, () => ['Amine'])].flatMap((row) => [row, []])
    const file = await writeXlsx({
      sheets: [
        { name: 'Joueurs', rows },
        { name: 'Autres', rows: [wide] },
      ],
    })
    expect(await readRows(file)).toHaveLength(20_001)
  })

  it('in windows-1252, as Excel writes it', async () => {
    // https://encoding.spec.whatwg.org/index-windows-1252.txt
    const bytes = [0x80, 0x8c, 0x91, 0x92, 0x93, 0x94, 0x96, 0x99, 0x9c, 0x9f, 0xa0, 0xe9, 0xff]
    const file = Buffer.concat([Buffer.from('Nom\nx'), Buffer.from(bytes), Buffer.from('x')])
    const points = [
      0x20ac, 0x152, 0x2018, 0x2019, 0x201c, 0x201d, 0x2013, 0x2122, 0x153, 0x178, 0xa0, 0xe9, 0xff,
    ]
    expect(await readRows(file)).toEqual([
      { line: 1, cells: ['Nom'] },
      { line: 2, cells: [`x${String.fromCodePoint(...points)}x`] },
    ])
  })
})
