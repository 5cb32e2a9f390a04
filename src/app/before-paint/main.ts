// Runs before anything is drawn, from a file of its own for a strict Content-Security-Policy.
import { showChosenColors } from './color-scheme.ts'
import { reloadWithoutOwnFiles } from './own-files.ts'

showChosenColors()
reloadWithoutOwnFiles()
