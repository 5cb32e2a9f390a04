import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { get, useFieldArray, type FieldValues } from 'react-hook-form'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { messageAt } from '../core/control/use-control.ts'
import { startValues } from '../core/form/form-values.ts'
import { t } from '../../texts/locale.ts'
import { MOST_ROWS } from './row-values.ts'
import type { RowsField } from './definition.ts'

const CELLS = 'input:not([type=hidden]), textarea, select'

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

/** The rows of a form: they are added, moved and taken out, and the focus stays where the person works. */
export function useRows({ name, field, model, form }: FieldControlProps<RowsField>) {
  const { fields, append, move, remove } = useFieldArray<FieldValues>({
    control: form.control,
    name,
  })
  const { max = MOST_ROWS } = field
  const element = useRef<HTMLDivElement>(null)
  const focusNext = useRef<(() => HTMLElement | null | undefined) | null>(null)

  // A row that is moved in the page loses the focus, and one that is taken out takes it along.
  useLayoutEffect(() => {
    focusNext.current?.()?.focus()
    focusNext.current = null
  }, [fields])

  function moveRow(from: number, to: number) {
    if (to < 0 || to >= fields.length) return
    const focused = document.activeElement
    focusNext.current = () => (focused instanceof HTMLElement ? focused : null)
    move(from, to)
  }

  const firstCell = (place: number) =>
    element.current?.querySelector<HTMLElement>(`[data-row="${place}"] :is(${CELLS})`)

  function add() {
    if (fields.length >= max) return
    focusNext.current = () => firstCell(fields.length)
    append(startValues(field.fields, model.mode, null), { shouldFocus: false })
  }

  /** To the next row, which there is one more of after the last. */
  function goTo(place: number) {
    if (place < fields.length) firstCell(place)?.focus()
    else add()
  }

  const error: unknown = get(form.formState.errors, name)
  const label = t(field.label)
  return {
    element,
    ids: fields.map(({ id }) => id),
    isFull: fields.length >= max,
    error: messageAt(error, label) ?? messageAt(get(form.formState.errors, `${name}.root`), label),
    add,
    move: moveRow,
    goTo,
    remove(place: number) {
      const last = fields.length - 2
      focusNext.current = () => {
        const actions = element.current?.querySelectorAll<HTMLElement>(
          last < 0 ? `button[name]` : `[data-row="${Math.min(place, last)}"] button:last-child`,
        )
        return actions?.item(actions.length - 1)
      }
      remove(place)
    },
  }
}

/** Enter in the last cell of a row goes on to the next one; Alt and an arrow move the row. */
export function pressRowKey(
  event: KeyboardEvent<HTMLElement>,
  place: number,
  { move, goTo }: Pick<ReturnType<typeof useRows>, 'move' | 'goTo'>,
): void {
  const step = STEPS[event.key]
  // A list of options that is open takes Enter first; else it would send the form.
  const isEnter = event.key === 'Enter' && !event.defaultPrevented && isInLastCell(event)
  if (isEnter) goTo(place + 1)
  else if (step && event.altKey) move(place, place + step)
  else return
  event.preventDefault()
}

function isInLastCell({ currentTarget, target }: KeyboardEvent<HTMLElement>): boolean {
  return [...currentTarget.querySelectorAll(CELLS)].at(-1) === target
}
