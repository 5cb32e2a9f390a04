export type NonEmpty<T> = readonly [T, ...T[]]

/** A pseudo-random number generator: the same seed gives the same sequence. */
export interface SeededRandom {
  /** At least `min`, below `max`. */
  between(min: number, max: number): number
  /** An integer, both ends included. */
  integer(min: number, max: number): number
  pick<T>(list: NonEmpty<T>): T
  chance(probability: number): boolean
}

export function seededRandom(seed: string): SeededRandom {
  const next = mulberry32(fnv1a(seed))
  const between = (min: number, max: number): number => min + next() * (max - min)
  const integer = (min: number, max: number): number => Math.floor(between(min, max + 1))
  return {
    between,
    integer,
    pick: (list) => list[integer(0, list.length - 1)] ?? list[0],
    chance: (probability) => next() < probability,
  }
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
