import { parseJsonOrText } from '../../../kinds/core/meaning/parse-json.ts'
import { isTranslated, type Text } from '../../../schema/text.ts'
import { t } from '../../../texts/locale.ts'

/** What a job told people, as it is stored: nobody knows yet who reads it. */
export function writeMessage(text: Text): string {
  return typeof text === 'string' ? text : JSON.stringify(text)
}

/** In the language of whoever reads it. */
export function readMessage(stored: string): string {
  const text = parseJsonOrText(stored)
  return isTranslated(text) ? t(text) : stored
}
