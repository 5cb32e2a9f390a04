const SMALL_WORDS = new Set(['d', 'de', 'des', 'du', 'el', 'l', 'la', 'le', 'les'])
const MARKS = /\p{M}/gu

/** Up to three capitals that stand for a club; none when its name is not in Latin script. */
export function clubInitials(name: string): string {
  return name
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word))
    .slice(0, 3)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
