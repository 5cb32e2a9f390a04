type LoadWords = () => Promise<unknown>

// Nothing to load where the page speaks the program's own language, which comes with each part.
let loadLater: LoadWords | undefined
let isWanted = false

/** Says what loads the words that no first screen says. Where a part is there already that says some, they are waited for. */
export async function setLaterWords(load?: LoadWords): Promise<void> {
  loadLater = load
  if (isWanted) await load?.()
}

/** A part that says more than the first screens, once its words are there: they are read while it is drawn. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  isWanted = true
  const [loaded] = await Promise.all([part, loadLater?.()])
  return loaded
}
