/** The event by which a button of another place asks for the palette. */
export const OPEN_PALETTE = 'open-palette'

// A checkbox takes no key but the space bar.
export const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="dialog"]'

/** Whether a key is meant for the element that has the focus. */
export function isTakenBy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED) !== null
}
