import { noteRows } from './rows-on-screen.ts'

/**
 * Keeps a table's columns as wide as its first rows have made them, so that no heading moves when other rows come, and
 * none of these has to be measured. A table of another width is measured anew. Returns how to stop.
 */
export function keepColumnsSteady(table: HTMLTableElement): () => void {
  let measured = 0
  // It calls back before the first rows are painted.
  const observer = new ResizeObserver(() => {
    noteRows(table)
    if (table.offsetWidth === measured) return
    measure(table)
    measured = table.offsetWidth
  })
  observer.observe(table)
  return () => observer.disconnect()
}

/** Measures a table anew where a word has no room in its column. */
export function makeRoom(table: HTMLTableElement): void {
  if ('steady' in table.dataset && hasCutWords(table)) measure(table)
}

function hasCutWords(table: HTMLTableElement): boolean {
  return [...table.querySelectorAll('tbody :is(th, td)')].some((cell) => cell.scrollWidth > cell.clientWidth)
}

function measure(table: HTMLTableElement): void {
  release(table)
  // Cards have no columns.
  if (getComputedStyle(table).display !== 'table') return
  // Words that would need more than there is are given an equal share each.
  if (table.offsetWidth <= (table.parentElement?.offsetWidth ?? Infinity)) holdWidths(table)
  table.dataset['steady'] = ''
}

function holdWidths(table: HTMLTableElement): void {
  const headings = headingsOf(table)
  const widths = headings.map((heading) => heading.getBoundingClientRect().width)
  const widest = widths.indexOf(Math.max(...widths))
  for (const [place, heading] of headings.entries()) {
    // To the fraction: rounded, what stands there already would move, and break elsewhere. The widest has what is left.
    if (place !== widest) heading.style.inlineSize = `${widths[place]}px`
  }
}

function release(table: HTMLTableElement): void {
  delete table.dataset['steady']
  for (const heading of headingsOf(table)) heading.style.inlineSize = ''
}

function headingsOf(table: HTMLTableElement): readonly HTMLElement[] {
  return [...(table.tHead?.querySelectorAll('th') ?? [])]
}
