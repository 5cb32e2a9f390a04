// Runs before the rest of the product is there: what the first screen needs is asked for at once.
import { prepareFirst } from './prepare.ts'

/** Ends when the code of the first screen is there, or does not come. */
export const firstScreen = prepareFirst(window.location)
