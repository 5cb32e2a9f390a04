/** The page numbers worth a link: the first, the last and those around the current one; null stands for a gap. */
export function pageNumbers(current: number, count: number): readonly (number | null)[] {
  const shown = [1, current - 1, current, current + 1, count]
    .filter((page) => page >= 1 && page <= count)
    .filter((page, place, all) => all.indexOf(page) === place)
  return shown.flatMap((page, place) => {
    const skipped = page - (shown[place - 1] ?? 0) - 1
    if (skipped === 1) return [page - 1, page]
    return skipped > 1 ? [null, page] : [page]
  })
}
