import { currentLocale } from './locale.ts'

const MEGABYTE = 1_000_000

/** `340 ko`, `1,2 Mo` */
export function formatBytes(bytes: number): string {
  const [value, unit] = bytes < MEGABYTE ? [bytes / 1_000, 'kilobyte'] : [bytes / MEGABYTE, 'megabyte']
  const maximumFractionDigits = bytes < MEGABYTE ? 0 : 1
  return new Intl.NumberFormat(currentLocale(), { style: 'unit', unit, maximumFractionDigits }).format(
    Math.max(value, 1),
  )
}
