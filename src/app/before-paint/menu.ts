import { markMenuChoice } from '../layout/menu-expanded.ts'

/** Sets the width of the side menu before the first paint, so that the layout does not shift. */
export function showChosenMenu(): void {
  try {
    markMenuChoice()
  } catch {
    // Without storage the window's width decides.
  }
}
