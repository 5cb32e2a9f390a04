// Runs before the rest of the product is there: what the first screen needs is asked for at once.
import { tellReads } from '../api/early-reads.ts'
import { ANSWERS_ID } from '../schema/rendered-screen.ts'
import { prepareFirst } from './prepare.ts'

const answers = document.getElementById(ANSWERS_ID)
if (answers) tellReads(JSON.parse(answers.textContent))

/** Ends when the first screen can be drawn. */
export const firstScreen = prepareFirst(window.location)
