import { expect, it } from 'vitest'
import { csvFile, restoreFormula } from '../../../src/kinds/core/sheet/csv.ts'
import type { SheetValue } from '../../../src/kinds/core/sheet/field-sheet.ts'

async function written(...cells: readonly SheetValue[]): Promise<string> {
  const columns = cells.map((_, place) => ({ key: `${place}`, header: `C${place}`, type: 'text' }) as const)
  const text = await new Response(csvFile(columns, [cells])).text()
  return text.split('\r\n')[1] ?? ''
}

it('quotes every cell, whatever ends one elsewhere', async () => {
  expect(await written('a,=1', 'a\t=1', 'a;b', 'il dit "oui"', 1.5, null)).toBe(
    '"a,=1";"a\t=1";"a;b";"il dit ""oui""";"1,5";""',
  )
})

// OWASP, CSV injection, names these; a text behind an apostrophe is none to any spreadsheet.
it.each(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'])(
  'a text that begins with %j is no formula, and comes back',
  async (sign) => {
    const text = `${sign}SUM(A1)`
    expect(await written(text)).toBe(`"'${text}"`)
    expect(restoreFormula(`'${text}`)).toBe(text)
  },
)

it.each(['a=1', "l'oued", '0550', '-9,50', '+213 550 00 00 01'])('%j stays as it is', async (text) => {
  expect(await written(text)).toBe(`"${text}"`)
  expect(restoreFormula(text)).toBe(text)
})
