import { fold } from '../../schema/values/fold.ts'

/** Letters; what is shorter is near to too much. */
export const LEAST_TO_FORGIVE = 4

/** Whether texts hold what is looked for. */
export function exactMatch(query: string): (text: string) => boolean {
  const wanted = fold(query)
  return (text) => fold(text).includes(wanted)
}

/** Whether texts hold what is looked for but for one letter: another, one too many, one too few, or two swapped. */
export function nearMatch(query: string): (text: string) => boolean {
  const letters = [...fold(query)]
  if (letters.length < LEAST_TO_FORGIVE) return () => false
  const variants = letters.flatMap((letter, place) => {
    const [before, after] = [escape(letters.slice(0, place)), escape(letters.slice(place + 1))]
    const next = letters.slice(place + 1, place + 2)
    const swapped = escape([...next, letter, ...letters.slice(place + 2)])
    return [`${before}.?${after}`, `${before}.${escape([letter])}${after}`, `${before}${swapped}`]
  })
  const pattern = new RegExp(variants.join('|'), 'u')
  return (text) => pattern.test(fold(text))
}

/** Those that match, or nearly match where none does. */
export function nearest<Item extends { readonly label: string }>(items: readonly Item[], query: string) {
  const [isExact, isNear] = [exactMatch(query), nearMatch(query)]
  const exact = items.filter(({ label }) => isExact(label))
  return exact.length > 0 ? exact : items.filter(({ label }) => isNear(label))
}

function escape(letters: readonly string[]): string {
  return letters.join('').replace(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`)
}
