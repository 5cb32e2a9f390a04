import { inLanguage, type Text } from '../schema/text.ts'

/** A config's text in the language the product is shown in. */
export function shown(text: Text): string {
  return inLanguage(text, 'fr')
}
