// Runs before the rest of the product is there, so that nothing is waited for that could have been asked for.
import { prepareFirst } from './prepare.ts'

prepareFirst(window.location)
