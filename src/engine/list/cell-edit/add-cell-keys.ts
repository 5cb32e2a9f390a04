import classes from './editable.module.css'

/** What a key may be meant for before the table. */
const TYPED = 'input:not([type="checkbox"]), textarea, select, [role="group"], [aria-expanded="true"]'

/** Pixels at the end of a cell that the pencil takes. */
const PENCIL = 26

const EDITABLE = '[data-editable]'

/** Lets the arrows walk over the cells that can be edited, and Enter or a press on the pencil open one. */
export function addCellKeys(
  table: HTMLTableElement,
  open: (cell: HTMLElement) => void,
  signal: AbortSignal,
): void {
  const walk = (event: KeyboardEvent) => {
    const { target, key } = event
    if (event.defaultPrevented || hasModifier(event)) return
    if (!(target instanceof HTMLElement) || target.closest(TYPED)) return
    const isCell = target.matches(EDITABLE)
    const next = key === 'Enter' && isCell ? target : neighbourOf(target, key)
    if (!next) return
    event.preventDefault()
    if (next === target) open(next)
    else next.focus()
  }
  const press = ({ target, clientX }: MouseEvent) => {
    // A link in the cell is followed.
    if (target instanceof HTMLElement && target.matches(EDITABLE) && isOnPencil(target, clientX)) open(target)
  }
  // The name of a module's class may be undefined to the compiler.
  if (classes.editable !== undefined) table.classList.add(classes.editable)
  table.addEventListener('keydown', walk, { signal })
  table.addEventListener('click', press, { signal })
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}

/** The cell that an arrow leads to; what cannot be edited is passed over. */
function neighbourOf(from: HTMLElement, key: string): HTMLElement | null | undefined {
  const row = from.closest('tbody tr')
  const step = stepOf(from, key)
  if (!row || !step) return null
  if (step.of === 'row') {
    const other = step.by === 1 ? row.nextElementSibling : row.previousElementSibling
    const column = from.closest<HTMLElement>(EDITABLE)?.dataset['column']
    return other?.querySelector<HTMLElement>(
      column === undefined ? EDITABLE : `${EDITABLE}[data-column="${CSS.escape(column)}"]`,
    )
  }
  const cells = [...row.querySelectorAll<HTMLElement>(EDITABLE)]
  const side = step.by === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING
  // A cell around a link lies before it, and is not its neighbour.
  const beside = cells.filter((cell) => !cell.contains(from) || cell === from)
  const isBeside = (cell: HTMLElement) => (from.compareDocumentPosition(cell) & side) !== 0
  return step.by === 1 ? beside.find(isBeside) : beside.findLast(isBeside)
}

interface Step {
  readonly of: 'row' | 'cell'
  readonly by: 1 | -1
}

function stepOf(element: HTMLElement, key: string): Step | undefined {
  const forth = getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowDown') return { of: 'row', by: 1 }
  if (key === 'ArrowUp') return { of: 'row', by: -1 }
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { of: 'cell', by: key === forth ? 1 : -1 }
  return undefined
}

function isOnPencil(cell: HTMLElement, x: number): boolean {
  const { left, right } = cell.getBoundingClientRect()
  return getComputedStyle(cell).direction === 'rtl' ? x < left + PENCIL : x > right - PENCIL
}
