import * as z from 'zod/mini'
import { emptyOr } from '../text-schemas.ts'

/** What an input for email addresses lets through. */
export function emailInput() {
  return emptyOr(z.string().check(z.trim(), z.email()))
}
