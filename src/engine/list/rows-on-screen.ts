// What lists on this screen have had at least, in pixels: above them, and for a row, the headings being one.
let least = { above: Infinity, row: Infinity }

// As low as rows get.
const UNKNOWN = { above: 0, row: 56 }

/** How many rows are on the screen before anybody scrolls; more rather than fewer, as lists differ. */
export function rowsOnScreen(): number {
  const { above, row } = Number.isFinite(least.row) ? least : UNKNOWN
  return Math.max(1, Math.ceil((window.innerHeight - above) / row))
}

/** To be called when the table is laid out already. */
export function noteRows(table: HTMLTableElement): void {
  least = {
    above: Math.min(least.above, table.getBoundingClientRect().top + window.scrollY),
    row: Math.min(least.row, table.offsetHeight / table.rows.length),
  }
}
