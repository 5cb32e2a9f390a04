// Runs before the rest of the product is there: what the first screen needs is asked for at once.
import { prepareFirst } from './prepare.ts'

prepareFirst(window.location)
