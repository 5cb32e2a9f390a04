/** Beside another section on a wide screen, first or second, or alone on its line. */
export type SectionPlace = 'first' | 'second' | 'wide'

/** Where each section stands, so that none has an empty place beside it. @param across which run across the page */
export function placeSections(across: readonly boolean[]): readonly SectionPlace[] {
  const places: SectionPlace[] = []
  for (const [index, isAcross] of across.entries()) {
    const isSecond = places.at(-1) === 'first'
    const isAlone = isAcross || (!isSecond && (across[index + 1] ?? true))
    places.push(isAlone ? 'wide' : isSecond ? 'second' : 'first')
  }
  return places
}
