// Sorted in one go, which takes about a millisecond.
const RUN = 512

/** As `toSorted`, with pauses: sorted runs, merged two by two. */
export async function sortInTurns<T>(
  items: readonly T[],
  compare: (one: T, other: T) => number,
  pause: () => Promise<void>,
): Promise<readonly T[]> {
  let runs: (readonly T[])[] = []
  for (let start = 0; start < items.length; start += RUN) {
    runs.push(items.slice(start, start + RUN).sort(compare))
    await pause()
  }
  while (runs.length > 1) {
    const merged: (readonly T[])[] = []
    for (let place = 0; place < runs.length; place += 2) {
      merged.push(await merge(runs[place] ?? [], runs[place + 1] ?? [], compare, pause))
    }
    runs = merged
  }
  return runs[0] ?? []
}

async function merge<T>(
  one: readonly T[],
  other: readonly T[],
  compare: (one: T, other: T) => number,
  pause: () => Promise<void>,
): Promise<readonly T[]> {
  const merged: T[] = []
  const [left, right] = [one[Symbol.iterator](), other[Symbol.iterator]()]
  let [mine, theirs] = [left.next(), right.next()]
  while (!mine.done && !theirs.done) {
    const isMine = compare(mine.value, theirs.value) <= 0
    merged.push(isMine ? mine.value : theirs.value)
    if (isMine) mine = left.next()
    else theirs = right.next()
    if (merged.length % RUN === 0) await pause()
  }
  if (!mine.done) merged.push(mine.value)
  if (!theirs.done) merged.push(theirs.value)
  return [...merged, ...left, ...right]
}
