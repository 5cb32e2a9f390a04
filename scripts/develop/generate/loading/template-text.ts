/** What is filled into a text of own code: `${count}`. */
export const PLACEHOLDER = /\$\{[^{}]*\}/g

/** A text as TypeScript writes it; one with placeholders as a template. */
export function quoteText(text: string): string {
  if (text.match(PLACEHOLDER)) return `\`${text.replace(/(?<!\\)`/g, '\\`')}\``
  return /['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`
}
