/** Damerau-Levenshtein distance: insertions, deletions, substitutions and swaps of neighbours. */
export function editDistance(one: string, other: string): number {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const steps = [
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        ...(isSwapped ? [at(beforeLast, column - 2) + 1] : []),
      ]
      current.push(Math.min(...steps))
    }
    beforeLast = last
    last = current
  }
  return at(last, other.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity
}
