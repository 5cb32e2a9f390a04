// Runs before the first paint. A file of its own, because the Content-Security-Policy forbids inline scripts.
import { markMenuChoice } from '../layout/menu-expanded.ts'
import { showChosenColors } from './color-scheme.ts'

showChosenColors()
// So that the layout does not shift.
try {
  markMenuChoice()
} catch {
  // Without storage the window's width decides.
}
