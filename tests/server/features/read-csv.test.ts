import { describe, expect, it } from 'vitest'
import { IMPORT_ENCODINGS, type ImportEncoding } from '../../../src/features/import/calls.ts'
import { parseTable } from '../../../src/features/import/server/parse-table.ts'

type SingleByte = Extract<ImportEncoding, `windows-${string}` | 'iso-8859-6' | 'macintosh'>

/** The bytes of a text in an encoding of one byte for each letter, by the index that decoders have of it. */
function encode(text: string, encoding: SingleByte): Uint8Array {
  // Node takes windows-1252 for Latin-1, of which no text here needs more.
  const decoder = new TextDecoder(encoding === 'windows-1252' ? 'latin1' : encoding)
  const index = Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte)))
  const bytes = Array.from(text, (letter) => index.indexOf(letter))
  expect(bytes, text).not.toContain(-1)
  return Uint8Array.from(bytes)
}

const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}
const read = (file: string | Uint8Array, encoding?: ImportEncoding) =>
  parseTable(new Uint8Array(Buffer.from(file)), { encoding })
const cellsOf = async (file: string | Uint8Array) => (await read(file)).rows.map(({ cells }) => cells)

describe('damaged CSV is refused by its line', () => {
  it.each<[string, string, number]>([
    ['opened and never closed', 'Nom;Note\nA;"blessé\nB;apte\nC;apte\n', 2],
    ['opened and never closed in the last line', 'Nom;Note\nA;apte\nB;"', 3],
    ['opened in one row, with proper ones below', 'Nom;Note\nA;x\nB;"blessé\nC;"apte"\nD;"apte"\n', 3],
    ['opened above a quoted first cell', 'Nom;Note\r\nA;"blessé\r\n"B";apte\r\n', 2],
    ['closed within a cell', 'Nom;Note\nA;"Le "Petit" Nice"\nB;apte\n', 2],
    ['opened in the heading', 'Nom;"Note\nA;apte\n', 1],
    ['below a cell of several lines', 'Nom;Note\nA;"un\ndeux"\nB;"x\n', 3],
  ])('a quote that is %s', async (_title, file, line) => {
    await expect(read(file)).rejects.toMatchObject({ problem: 'openQuote', line })
  })

  it.each<[string, string | Uint8Array]>([
    ['UTF-8', 'Nom;Né\nA;x\nB;y\0\n'],
    ['UTF-16', Buffer.concat([Uint8Array.of(0xff, 0xfe), utf16('Nom;Né\nA;x\nB;y\0\n')])],
  ])('a null character in %s', async (_title, file) => {
    await expect(read(file)).rejects.toMatchObject({ problem: 'nul', line: 3 })
  })

  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from('Prénom\nZoé\nAndré').subarray(0, -1)],
    ['UTF-8, in Arabic', Buffer.from('الاسم\nمحمد').subarray(0, -1)],
    ['UTF-8, in a letter of four bytes', Buffer.from('Né\nA😀').subarray(0, -2)],
    ['UTF-16', Buffer.concat([Uint8Array.of(0xff, 0xfe), utf16('Nom\nA\nB')]).subarray(0, -1)],
    ['UTF-16 without a mark', utf16('Nom\nA\nB').subarray(0, -1)],
  ])('a file that ends within a character of %s', async (_title, file) => {
    await expect(read(file)).rejects.toMatchObject({ problem: 'cutShort' })
  })

  it.each<[string, number[]]>([
    ['an Excel file of before 2007', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0, 0x0a, 0]],
    ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x0a, 0xff, 0x00, 0x00, 0x00, 0x0a, 0x80, 0x31]],
  ])('%s as no text', async (_title, bytes) => {
    await expect(read(Uint8Array.from(bytes))).rejects.toMatchObject({ problem: 'unreadable' })
  })
})

describe('CSV is read as programs write it', () => {
  it.each([';', ',', '\t', '|'])('with %j between its cells', async (each) => {
    const file = [`Nom${each}Note`, `A${each}"x${each}y"`, `B${each}`, `${each}z`].join('\n')
    expect(await cellsOf(file)).toEqual([
      ['Nom', 'Note'],
      ['A', `x${each}y`],
      ['B', ''],
      ['', 'z'],
    ])
  })

  it('with a quote within an unquoted cell as a letter', async () => {
    expect(await cellsOf('Nom,Note\n5" de long,dit "le petit"\nA"",x"\n')).toEqual([
      ['Nom', 'Note'],
      ['5" de long', 'dit "le petit"'],
      ['A""', 'x"'],
    ])
  })

  it('with spaces around quotes', async () => {
    expect(await cellsOf('Nom, Rue\n"A" , "12, rue B"\nC, "Le" Nice\nD, "x\nE, y"\n')).toEqual([
      ['Nom', 'Rue'],
      ['A', '12, rue B'],
      ['C', '"Le" Nice'],
      ['D', '"x'],
      ['E', 'y"'],
    ])
  })

  it('with ends of lines of several systems', async () => {
    expect((await read('Nom\rA\r\nB\nC\r"D\r\nd"\n\nE')).rows).toEqual([
      { line: 1, cells: ['Nom'] },
      { line: 2, cells: ['A'] },
      { line: 3, cells: ['B'] },
      { line: 4, cells: ['C'] },
      { line: 5, cells: ['D\r\nd'] },
      { line: 7, cells: ['E'] },
    ])
  })

  it.each([
    'sep=;\r\nNom;Note\r\nA;1,5\r\n',
    'SEP=;\nNom;Note\nA;1,5\n',
    '"sep=;"\nNom;Note\nA;1,5\n',
    'sep=;;\nNom;Note\nA;1,5\n',
    '\ufeffsep=;\nNom;Note\nA;1,5\n',
    '\ufeff"sep=;"\rNom;Note\rA;1,5\r',
    'sep=,\nNom,Note\nA,"1,5"\n',
    '"sep=,"\nNom,Note\nA,"1,5"\n',
    'sep=\t\nNom\tNote\nA\t1,5\n',
    'sep=\\t\nNom\tNote\nA\t1,5\n',
    'sep=|\nNom|Note\nA|1,5\n',
    'sep=^\nNom^Note\nA^1,5\n',
    'sep=]\nNom]Note\nA]1,5\n',
  ])('with a first line that says what parts the cells: %j', async (file) => {
    expect((await read(file)).rows).toEqual([
      { line: 1, cells: ['Nom', 'Note'] },
      { line: 2, cells: ['A', '1,5'] },
    ])
    const wide = Buffer.concat([Uint8Array.of(0xff, 0xfe), utf16(file.replace('\ufeff', ''))])
    expect(await cellsOf(wide)).toEqual([
      ['Nom', 'Note'],
      ['A', '1,5'],
    ])
  })

  it('with a heading that only begins like that', async () => {
    expect(await cellsOf('sep=arateur;Note\nA;B\n')).toEqual([
      ['sep=arateur', 'Note'],
      ['A', 'B'],
    ])
  })

  it('with an empty heading above what stands behind the last one', async () => {
    expect(await cellsOf('Nom,Rue\nA,12 rue B, Alger\nC,d,,\nE\n')).toEqual([
      ['Nom', 'Rue', ''],
      ['A', '12 rue B', 'Alger'],
      ['C', 'd', '', ''],
      ['E'],
    ])
    expect(await cellsOf('Nom;Rue\nA;b;;\n')).toEqual([
      ['Nom', 'Rue'],
      ['A', 'b', '', ''],
    ])
  })
})

const FRENCH = 'Prénom;Rôle\nÉlodie;à l’écart\nFrançois;blessé, où ?\nNOËL;Çà\n'.replace('’', "'")
const ARABIC = 'Nom;Ville\nمحمد بن علي;الجزائر\nفاطمة;وهران، بئر مراد رايس\n'

describe('the encoding of a text is recognized', () => {
  it.each<[ImportEncoding, string, string | Uint8Array]>([
    ['utf-8', 'in ASCII', 'Nom;Rue\nA;b\n'],
    ['utf-8', 'in French', FRENCH],
    ['utf-8', 'in Arabic', ARABIC],
    ['utf-8', 'with letters of several scripts in a word', 'Nom\nOLYMPIQUEالجزائر\nÉÉÉ\n'],
    ['utf-16le', 'with its mark', Buffer.concat([Uint8Array.of(0xff, 0xfe), utf16(ARABIC)])],
    ['utf-16be', 'with its mark', Buffer.concat([Uint8Array.of(0xfe, 0xff), utf16(ARABIC, true)])],
    ['utf-16le', 'without a mark', utf16(ARABIC)],
    ['utf-16be', 'without a mark', utf16(FRENCH, true)],
    ['windows-1252', 'in French', encode(FRENCH, 'windows-1252')],
    [
      'windows-1252',
      'with a last letter that begins as one of UTF-8 does',
      encode('Nom\nblessé', 'windows-1252'),
    ],
    ['windows-1252', 'in Spanish and Portuguese', encode('Nom\nPeñón\nMaranhões\nÁvila', 'windows-1252')],
    ['windows-1256', 'in Arabic', encode(ARABIC, 'windows-1256')],
    ['windows-1256', 'of two letters', encode('Nom;X\nبن;من\n', 'windows-1256')],
    [
      'windows-1256',
      'in French and a little Arabic',
      encode(`${'Zoé;blessée\n'.repeat(500)}علي;x`, 'windows-1256'),
    ],
    ['iso-8859-6', 'in Arabic', encode('Nom;X\nمحمد بن علي;فاطمة\n', 'iso-8859-6')],
    ['windows-1251', 'in Russian', encode('Nom;X\nИванов;Пётр Ильич\n', 'windows-1251')],
  ])('%s %s', async (encoding, _title, file) => {
    const table = await read(file)
    expect(table).toMatchObject({ encoding, isPlausible: true })
  })

  it('windows-1256, and its letters with it', async () => {
    // https://encoding.spec.whatwg.org/index-windows-1256.txt
    const name = [0xe3, 0xcd, 0xe3, 0xcf, 0x20, 0xc8, 0xe4, 0x20, 0xda, 0xe1, 0xed]
    const file = Buffer.concat([Buffer.from('Nom;Email\n'), Uint8Array.from(name), Buffer.from(';a@x.dz\n')])
    expect(await cellsOf(file)).toEqual([
      ['Nom', 'Email'],
      ['محمد بن علي', 'a@x.dz'],
    ])
  })

  it.each<[string, string | Uint8Array]>([
    ['bytes of MS-DOS', Buffer.concat([Buffer.from('Nom\nbless'), Uint8Array.of(0x82), Buffer.from('\n')])],
    ['letters of a Macintosh', encode('Nom\nZoé\nblessée', 'macintosh')],
    ['Polish', encode('Nom\nŁódź\nKraków', 'windows-1250')],
    ['Japanese', Uint8Array.of(0x4e, 0x0a, 0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea, 0x83, 0x65, 0x0a)],
    ['UTF-8 that was taken for windows-1252', 'Nom\nblessÃ©\nZoÃ©'],
    ['Arabic that was taken for windows-1252', 'Nom\nÙ…Ø\u00adÙ…Ø¯'],
    ['letters that are lost', 'Nom\nbless\ufffd\nZo\ufffd'],
    [
      'UTF-8 and windows-1252 in one file',
      Buffer.concat([Buffer.from('Né\nZoé\n'), encode('Zoé\n', 'windows-1252')]),
    ],
  ])('and somebody is to look at %s', async (_title, file) => {
    expect(await read(file)).toMatchObject({ isPlausible: false })
  })

  it('but what is chosen is taken', async () => {
    for (const encoding of IMPORT_ENCODINGS) {
      const file = encoding.startsWith('utf-16') ? utf16('Nom\nA\n', encoding === 'utf-16be') : 'Nom\nA\n'
      expect(await read(file, encoding)).toMatchObject({
        encoding,
        rows: [{ cells: ['Nom'] }, { cells: ['A'] }],
      })
    }
    const polish = await read(encode('Nom\nŁódź', 'windows-1250'), 'windows-1250')
    expect(polish).toMatchObject({ isPlausible: true, rows: [{ cells: ['Nom'] }, { cells: ['Łódź'] }] })
    const cut = Buffer.from('Prénom\nAndré').subarray(0, -1)
    expect(await read(cut, 'utf-8')).toMatchObject({ isPlausible: false, encoding: 'utf-8' })
  })
})
