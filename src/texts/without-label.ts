/** A colon behind a label, which isolates may hold that keep its own direction. */
const COLON = /^\u2069?\s*:\s+(?=\S)/u

/**
 * What a message says of a field without naming it, for where the field's label stands beside it.
 * @example withoutLabel('Email\u202f: cette adresse email n’est pas valide.', 'Email') // 'Cette adresse email n’est pas valide.'
 */
export function withoutLabel(message: string, label: string): string {
  const named = message.replace(/^\u2068/u, '')
  if (label === '' || !named.startsWith(label)) return message
  const rest = named.slice(label.length)
  const said = rest.replace(COLON, '')
  return said === rest ? message : said.charAt(0).toLocaleUpperCase() + said.slice(1)
}
