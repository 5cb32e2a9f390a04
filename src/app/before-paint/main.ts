// Runs before anything is drawn, from a file of its own for a strict Content-Security-Policy.
import { showChosenColors } from './color-scheme.ts'
import { showChosenMenu } from './menu.ts'
import { reloadWithoutOwnFiles } from './own-files.ts'
import { hideUnfit, markPressed } from './rendered.ts'

showChosenColors()
showChosenMenu()
hideUnfit()
markPressed()
reloadWithoutOwnFiles()
