import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { get, useFieldArray, type FieldValues } from 'react-hook-form'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { startValues } from '../core/form/form-values.ts'
import type { RowsField } from './meaning.ts'

/** The rows of a form: they are added, moved and taken out, and the focus stays where the person works. */
export function useRows({ name, field, mode, form }: FieldControlProps<RowsField>) {
  const { fields, append, move, remove } = useFieldArray<FieldValues>({
    control: form.control,
    name,
  })
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

  const error: unknown = get(form.formState.errors, name)
  return {
    element,
    ids: fields.map(({ id }) => id),
    error: messageOf(error) ?? messageOf(get(form.formState.errors, `${name}.root`)),
    add: () => append(startValues(field.fields, mode, null)),
    move: moveRow,
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
    moveByKey(event: KeyboardEvent, place: number) {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
      event.preventDefault()
      moveRow(place, event.key === 'ArrowUp' ? place - 1 : place + 1)
    },
  }
}

function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
  return typeof error.message === 'string' ? error.message : undefined
}
