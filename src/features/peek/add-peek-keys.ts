import { routeAddress } from '../../api/addresses.ts'
import classes from './rows.module.css'

/** What of a row the space bar is meant for itself: only cells and links leave it to the row. */
const OPENS = 'a[href], td, th, tr'

interface PeekKeys {
  /** A row is near: it may be opened soon. */
  readonly near: () => void
  /** With the id of a row as the row has it, a text. */
  readonly open: (id: string) => void
  /** Whether a row's link to its own record opens it, too. */
  readonly isLinkTaken: (address: string, id: string) => boolean
}

/** Lets the space bar, the eye and, for whom there is no form, the link of a row of a list open its record. */
export function addPeekKeys(
  list: HTMLElement,
  { near, open, isLinkTaken }: PeekKeys,
  signal: AbortSignal,
): void {
  const press = (event: KeyboardEvent) => {
    const { target, key } = event
    if (key !== ' ' || event.defaultPrevented || hasModifier(event)) return
    const id = rowOf(target)
    if (id === undefined || !(target instanceof Element) || !target.matches(OPENS)) return
    event.preventDefault()
    open(id)
  }
  const click = (event: MouseEvent) => {
    const id = rowOf(event.target)
    if (id === undefined || !(event.target instanceof Element) || hasModifier(event)) return
    const isEye = event.target.closest('[data-press="peek"]') !== null
    const address = event.target.closest('a')?.getAttribute('href')
    if (!isEye && !(address && isLinkTaken(routeAddress(address), id))) return
    event.preventDefault()
    // The table would follow the link.
    event.stopPropagation()
    open(id)
  }
  // The name of a module's class may be undefined to the compiler.
  if (classes.peekable !== undefined) list.classList.add(classes.peekable)
  list.addEventListener('pointerover', near, { signal, once: true })
  list.addEventListener('focusin', near, { signal, once: true })
  list.addEventListener('keydown', press, { signal })
  list.addEventListener('click', click, { signal })
}

function rowOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('tbody tr')?.dataset['record'] : undefined
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}
