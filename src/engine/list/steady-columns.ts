import { noteRows } from './rows-on-screen.ts'

/**
 * Keeps a table's columns as wide as its first rows have made them, so that no heading moves when other rows come, and
 * none of these has to be measured. A table of another width is measured anew.
 */
export function keepColumnsSteady(table: HTMLTableElement | null): (() => void) | undefined {
  if (!table) return undefined
  let measured = 0
  // It calls back before the first rows are painted.
  const observer = new ResizeObserver(() => {
    noteRows(table)
    if (table.offsetWidth === measured) return
    measured = table.offsetWidth
    release(table)
    // Cards have no columns.
    if (getComputedStyle(table).display === 'table') hold(table)
  })
  observer.observe(table)
  return () => observer.disconnect()
}

function hold(table: HTMLTableElement): void {
  const headings = headingsOf(table)
  const widths = headings.map((heading) => heading.getBoundingClientRect().width)
  const widest = widths.indexOf(Math.max(...widths))
  for (const [place, heading] of headings.entries()) {
    // To the fraction: rounded, what stands there already would move, and break elsewhere. The widest has what is left.
    if (place !== widest) heading.style.inlineSize = `${widths[place]}px`
  }
  table.dataset['steady'] = ''
}

function release(table: HTMLTableElement): void {
  delete table.dataset['steady']
  for (const heading of headingsOf(table)) heading.style.inlineSize = ''
}

function headingsOf(table: HTMLTableElement): readonly HTMLElement[] {
  return [...table.querySelectorAll('th')]
}
