import { readSessionFlag } from '../session/session-flag.ts'

// The server marks the element of the product with `data-rendered` where it has rendered a screen into it.

/** Hides what the server has rendered where this browser remembers something that the server cannot know. */
export function hideUnfit(): void {
  if (!isFit()) document.documentElement.dataset['unfit'] = ''
}

function isFit(): boolean {
  try {
    return readSessionFlag()
  } catch {
    return false
  }
}

/** Marks the button that is pressed before there is any code to hear of it. */
export function markPressed(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element)
        target.closest('[data-rendered] button')?.setAttribute('data-pressed', '')
    },
    true,
  )
}

/** Whether a screen stands rendered in an element, for the product to go on with; one that is unfit is taken away. */
export function takeRendered(root: HTMLElement): boolean {
  const { dataset } = document.documentElement
  const isRendered = 'rendered' in root.dataset && !('unfit' in dataset)
  if (!isRendered) root.replaceChildren()
  delete root.dataset['rendered']
  delete dataset['unfit']
  return isRendered
}

/** Presses again what was pressed in vain. */
export function pressAgain(root: HTMLElement): void {
  root.querySelector<HTMLElement>('[data-pressed]')?.click()
}
