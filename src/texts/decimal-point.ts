import { perLocale } from './locale.ts'

/** The sign between the whole and the part of a number, as people write it. */
export const decimalPoint = perLocale((locale) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
})
