/** Lists and records that are looked at again within a visit. */
const MOST_ANSWERS = 30

interface KeptAnswer<Told> {
  /** By which the backend knows whether it would tell the same. */
  readonly tag: string
  readonly told: Told
}

/**
 * What was told last, by address: asked for again, what is unchanged is neither sent nor read anew. In memory alone, as
 * a browser is not to keep what its next user could find.
 */
export interface KeptAnswers<Told> {
  find(address: string): KeptAnswer<Told> | undefined
  /** A backend that sends no tag is asked as ever. */
  keep(address: string, tag: string | null, told: Told): void
  forget(): void
}

export function createKeptAnswers<Told>(): KeptAnswers<Told> {
  const kept = new Map<string, KeptAnswer<Told>>()
  return {
    find: (address) => kept.get(address),
    keep(address, tag, told) {
      kept.delete(address)
      if (tag === null) return
      kept.set(address, { tag, told })
      const [oldest] = kept.keys()
      if (kept.size > MOST_ANSWERS && oldest !== undefined) kept.delete(oldest)
    },
    forget: () => kept.clear(),
  }
}
