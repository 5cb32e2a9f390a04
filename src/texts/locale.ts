import { app } from '../generated/app.ts'
import { translate, type Text } from '../schema/text.ts'

/** The language that people are spoken to in: texts, dates and numbers all follow it. */
export const { locale } = app

/** The zone whose clocks people here go by. */
export const { timeZone } = app

/** A config's text in that language. */
export function t(text: Text): string {
  return translate(text, locale)
}
