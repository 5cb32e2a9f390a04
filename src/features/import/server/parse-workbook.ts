import { streamXlsxRows } from 'hucre/xlsx'
import type { ImportRow } from '../calls.ts'
import { collectRows } from './collect-rows.ts'
import { TableError } from './table-error.ts'
import { unpackXlsx } from './unpack-xlsx.ts'

type Cell = string | number | boolean | Date | null | undefined

/** Hucre reads sheets as a stream, dates by their formats; what it would not bound is bounded before. */
export async function parseWorkbook(file: Uint8Array): Promise<readonly ImportRow[]> {
  const rows = collectRows()
  let isCut = false
  try {
    const unpacked = unpackXlsx(file)
    isCut = unpacked.isCut
    for await (const { index, values } of streamXlsxRows(unpacked.archive))
      rows.add(index + 1, values.map(cellText))
  } catch (error) {
    if (error instanceof TableError) throw error
    throw new TableError(isCut ? 'tooWide' : 'unreadable', { cause: error })
  }
  return rows.all
}

/** Days as they are stored, with their time where it is not midnight; numbers with a point. */
function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (!(cell instanceof Date)) return String(cell).trim()
  // A sheet holds a time as a fraction of a day, which is seldom exact.
  const [day = '', time = ''] = new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().split('T')
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 'HH:MM:SS'.length)}`
}
