import type { Path } from './entity-finding.ts'

/** A text for people in a config, of whatever type it was written, and where it stands. */
export interface FoundText {
  readonly path: Path
  readonly text: unknown
}

let found: FoundText[] | undefined

/** Called by the check of every text, which alone knows what is a text: an option that a kind adds tomorrow is found too. */
export function noteText(text: unknown, path: Path): void {
  found?.push({ text, path })
}

/** The texts that a check comes across, in the order of its parts. */
export function collectTexts(check: () => unknown): readonly FoundText[] {
  const texts: FoundText[] = []
  found = texts
  try {
    check()
  } finally {
    found = undefined
  }
  return texts
}
