import { MissingStylesError, watchMissingCode } from './missing-code.ts'

/** Style sheets that did not come. */
const failed = new Set<HTMLLinkElement>()

/** Fetches a chunk of the product's code; every lazy import goes through it. What does not come is asked for once more. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return load()
  watchMissingCode()
  window.addEventListener('error', rememberStyles, true)
  try {
    return await load()
  } catch {
    // A script has been asked for again by then; a style sheet that did not come would be taken for one that did.
    await Promise.all([...failed].map(loadAgain))
    return load()
  }
}

function rememberStyles({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
}

function loadAgain(former: HTMLLinkElement): Promise<void> {
  failed.delete(former)
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = former.crossOrigin
  link.href = former.href
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new MissingStylesError(link.href)))
    former.replaceWith(link)
  })
}
