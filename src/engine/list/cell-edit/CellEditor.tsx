import '../../form-state/form-styles.ts'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { Resource } from '../../../api/resource.ts'
import { controlOf } from '../../../kinds/core/control/controls.ts'
import type { EntityRecord } from '../../../schema/field-meaning.ts'
import { useRecordForm } from '../../form-state/use-record-form.ts'
import { fieldOf } from '../../../kinds/core/meaning/column-values.ts'
import classes from './cell-edit.module.css'
import { useSaveCell } from './use-save-cell.ts'

interface CellEditorProps {
  readonly resource: Resource
  readonly record: EntityRecord
  /** Of the field. */
  readonly name: string
  /** With the column of the cell that is edited next. */
  readonly onClose: (next?: string) => void
}

/**
 * The control of one field in its cell. Enter saves, Escape takes back, leaving saves what was changed; Tab and F2 go on
 * to the next cell of the row.
 */
export default function CellEditor({ resource, record, name, onClose }: CellEditorProps) {
  const { entity, related } = resource
  const field = fieldOf(entity, name)
  const { Control } = controlOf(field)
  const [fields] = useState({ [name]: field })
  const { form, hasChanges } = useRecordForm(fields, 'update', record)
  const place = useRef<HTMLDivElement>(null)
  const { isSaving, saveCell } = useSaveCell(resource, record, name, onClose)

  useEffect(() => {
    const cell = place.current?.parentElement
    // The code of a control may still be on its way.
    const late = new MutationObserver(() => focusInput(place.current) && late.disconnect())
    if (place.current && !focusInput(place.current))
      late.observe(place.current, { childList: true, subtree: true })
    return () => {
      late.disconnect()
      if (document.activeElement === document.body) cell?.focus()
    }
  }, [])

  function save(next?: string) {
    if (hasChanges()) void form.handleSubmit((values) => saveCell(values, form, next))()
    else onClose(next)
  }

  /** What is refused keeps its cell. */
  function goOn(event: KeyboardEvent) {
    const next = nextColumn(place.current, event)
    if (next === undefined) return
    event.preventDefault()
    save(next)
  }

  function press(event: KeyboardEvent) {
    // An open list of options or a calendar takes these keys first.
    if (event.defaultPrevented) return
    if (event.key === 'Escape') onClose()
    if (event.key === 'Tab' || event.key === 'F2') goOn(event)
    if (event.key === 'Enter') {
      event.preventDefault()
      save()
    }
  }

  function leave({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && place.current?.contains(relatedTarget)) return
    if (!isSaving.current) save()
  }

  return (
    <div
      ref={place}
      role="group"

      className={classes.editor}
      onKeyDown={press}
      onBlur={leave}
    >
      <Control name={name} field={field} mode="update" form={form} fields={fields} related={related} />
    </div>
  )
}

/** Puts the keyboard into the control, with what it holds chosen. @returns whether it is there. */
function focusInput(editor: HTMLElement | null): boolean {
  const input = editor?.querySelector('input')
  input?.focus()
  if (input?.type !== 'checkbox') input?.select()
  return input !== null && input !== undefined
}

/** After the last comes the first by F2; Tab leaves the row. */
function nextColumn(editor: Element | null, { key, shiftKey }: KeyboardEvent): string | undefined {
  const cells = [...(editor?.closest('tr')?.querySelectorAll<HTMLElement>('[data-editable]') ?? [])]
  const current = cells.findIndex((cell) => cell.contains(editor))
  const next =
    cells[current + (shiftKey ? -1 : 1)] ?? (key === 'F2' ? cells.at(shiftKey ? -1 : 0) : undefined)
  return next?.dataset['column']
}
