// Runs before the rest of the product is there: what the first screen needs is asked for at once.
import { prepareFirst } from './prepare.ts'

/** Ends when the first screen can be drawn. */
export const firstScreen = prepareFirst(window.location)
