import { expect, it } from 'vitest'
import type { SheetColumn } from '../../src/kinds/field-sheet.ts'
import { csvFile, restoreFormula } from '../../src/kinds/csv.ts'

const columns: readonly SheetColumn[] = [{ key: 'name', header: 'Nom', type: 'text' }]
const write = (text: string) => new Response(csvFile(columns, [[text]])).text()

// OWASP, CSV injection, names these; a text behind an apostrophe is none to any spreadsheet.
it.each(['=', '+', '-', '@', '\t', '\r'])(
  'a text that begins with %j is no formula, and comes back',
  async (sign) => {
    const text = `${sign}SUM(A1)`
    // Quoted or not.
    expect(await write(text)).toMatch(/\n"?'[=+\-@\t\r]SUM/)
    expect(restoreFormula(`'${text}`)).toBe(text)
  },
)

it.each(['a=1', "l'oued", '0550', '-9,50', '+213 550 00 00 01'])('%j stays as it is', async (text) => {
  expect(await write(text)).toContain(`\n${text}`)
  expect(restoreFormula(text)).toBe(text)
})
