/** `['media', 'type']` of `mediaType`, `media_type` and `MediaType`. */
export function readWords(name: string): readonly string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())
}

/** The words before `id` in `team_id`, `teamId` and `TeamId`, joined; undefined for another name. */
export function relationWords(name: string): string | undefined {
  const words = readWords(name)
  return words.length > 1 && words.at(-1) === 'id' ? words.slice(0, -1).join('') : undefined
}

export function kebabCase(name: string): string {
  return readWords(name).join('-')
}

export function pascalCase(name: string): string {
  return readWords(name).map(capitalize).join('')
}

export function camelCase(name: string): string {
  const pascal = pascalCase(name)
  return pascal.charAt(0).toLowerCase() + pascal.slice(1)
}

/** `Media type` of `mediaType`. */
export function humanize(name: string): string {
  return capitalize(readWords(name).join(' '))
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The English plural, for paths and answer keys: `categories` of `category`. */
export function pluralize(name: string): string {
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/i.test(name) ? `${name}es` : `${name}s`
}

/** Whether one name is the other, in the singular or the plural and however it is written. */
export function isSameWord(one: string, other: string): boolean {
  const [first, second] = [camelCase(one), camelCase(other)]
  return first === second || pluralize(first) === second || first === pluralize(second)
}

/** One of what a menu label names: `joueur` of `Joueurs`, and `city` of `Cities` where the entity is called so. */
export function singularOf(label: string, name = ''): string {
  if (isSameWord(label, name)) return readWords(name).join(' ')
  const lower = label.charAt(0).toLowerCase() + label.slice(1)
  return lower.length > 3 && /[^s]s$/.test(lower) ? lower.slice(0, -1) : lower
}
