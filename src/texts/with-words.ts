/** What loads the words that no first screen says; nothing where the page speaks the program's own language. */
const later: { load?: (() => Promise<unknown>) | undefined; isWanted: boolean } = { isWanted: false }

/** Says what loads them from now on. Where a part is there already that says some, they are waited for. */
export async function setLaterWords(load?: () => Promise<unknown>): Promise<void> {
  later.load = load
  if (later.isWanted) await load?.()
}

/**
 * A part that says more than the first screens, once its words are there: they are read while it is drawn. Where they
 * cannot be fetched it speaks the program's own language.
 */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  later.isWanted = true
  const [loaded] = await Promise.all([part, later.load?.().catch(() => undefined)])
  return loaded
}
