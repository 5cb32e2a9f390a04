import type { notFound as french } from '../fr/not-found.ts'
import { words } from '../words.ts'

/** The words of a page that is not there. */
export const notFound = words('notFound', {
  text: 'Page not found',
  hint: 'This page does not exist, or no longer does.',
  home: 'Back to home',
} satisfies typeof french)
