// Runs before the rest of the product is there: what the first screen needs is asked for at once.
import { tellReads } from '../api/early-reads.ts'
import { ANSWERS_ID } from '../schema/rendered-screen.ts'
import { afterPicture } from './after-picture.ts'
import { prepareFirst } from './prepare.ts'

/** Ends when the first screen can be drawn. */
export const firstScreen = start(document.getElementById(ANSWERS_ID))

async function start(answers: HTMLElement | null): Promise<void> {
  if (answers) {
    tellReads(JSON.parse(answers.textContent))
    // What is looked at already must not wait for the code to run.
    await afterPicture()
    const main = document.createElement('script')
    main.type = 'module'
    main.src = answers.dataset['main'] ?? ''
    document.head.append(main)
  }
  await prepareFirst(window.location)
}
