import { markMenuChoice } from '../layout/menu-expanded.ts'

/** Says how wide the side menu was made, so that what the server has rendered stands beside it from the first picture. */
export function showChosenMenu(): void {
  try {
    markMenuChoice()
  } catch {
    // A browser that keeps nothing goes by the width of its window.
  }
}
