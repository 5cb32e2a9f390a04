/** Fetches a chunk of the product's code; every lazy import goes through it. */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T> => load()
