/** A size as it is written in a config: `500 kB`, `10 MB`. */
export type FileSize = `${number} ${'kB' | 'MB'}`

const BYTES = { kB: 1_000, MB: 1_000_000 } as const

/** A body is held in memory while it comes. */
const LARGEST_SIZE = '50 MB' satisfies FileSize

const USUAL_SIZE = '10 MB' satisfies FileSize

/** The bytes of a size; undefined where it is none. */
export function readFileSize(written: string): number | undefined {
  const [, amount, unit] = /^(\d+(?:\.\d+)?) (kB|MB)$/.exec(written) ?? []
  return unit === 'kB' || unit === 'MB' ? Math.round(Number(amount) * BYTES[unit]) : undefined
}

/** The most bytes that a file of a field may have. */
export function maxBytesOf({ maxSize = USUAL_SIZE }: { readonly maxSize?: FileSize }): number {
  return readFileSize(maxSize) ?? 0
}

export const LARGEST_BYTES = maxBytesOf({ maxSize: LARGEST_SIZE })
