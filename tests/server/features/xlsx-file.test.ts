import { readXlsx } from 'hucre/xlsx'
import { readSheet } from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { xlsxFile } from '../../../src/features/export/server/xlsx-file.ts'

// https://www.w3.org/TR/xml/#charsets: all that XML 1.0 forbids but NUL and halves of pairs, which no record holds.
const CONTROLS = [...Array(32).keys()].filter((code) => code > 0 && ![9, 10, 13].includes(code))

it('is read by other programs, whatever the cells, the header and the name hold', async () => {
  const text = `${String.fromCharCode(...CONTROLS)}\ufffe\uffff\u{1fffe}é`
  const column = { key: 'name', header: 'Nom\ufffe', type: 'text' } as const
  const file = await new Response(xlsxFile('Fiches\uffff', [column], [[text], ['=1']])).arrayBuffer()
  const escaped = CONTROLS.map((code) => `_x${code.toString(16).toUpperCase().padStart(4, '0')}_`).join('')
  const [[header] = [], [cell] = []] = await readSheet(Buffer.from(file))
  expect(header).toBe('Nom\ufffd')
  expect([text.replace(/[\ufffe\uffff]/g, '\ufffd'), `${escaped}\ufffd\ufffd\u{1fffe}é`]).toContain(cell)
})

it.each(['ltr', 'rtl'] as const)('begins at the side that people read from: %s', async (direction) => {
  const column = { key: 'name', header: 'الاسم', type: 'text' } as const
  const rows = Array.from({ length: 5_000 }, (_, place) => [`الرقم ${place} `.repeat(20).trim()])
  const file = await new Response(xlsxFile('فرق', [column], rows, direction)).arrayBuffer()
  const { sheets } = await readXlsx(new Uint8Array(file))
  expect(sheets.map(({ name, view }) => [name, view?.rightToLeft ?? false])).toEqual([
    ['فرق', direction === 'rtl'],
  ])
  const read = await readSheet(Buffer.from(file))
  expect(read).toHaveLength(5_001)
  expect([read[0], read[5_000]]).toEqual([['الاسم'], [rows[4_999]?.[0]]])
})
