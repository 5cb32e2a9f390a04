// Runs before the first paint. A file of its own, because the Content-Security-Policy forbids inline scripts.
import { showChosenColors } from './color-scheme.ts'
import { showChosenMenu } from './menu.ts'

showChosenColors()
showChosenMenu()
