import '../../form-state/form-styles.ts'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { Resource } from '../../../api/resource.ts'
import { controlOf } from '../../../kinds/core/control/controls.ts'
import { createFormModel } from '../../../kinds/core/form/form-model.ts'
import { lockedBy } from '../../../kinds/core/form/locks.ts'
import type { EntityRecord } from '../../../schema/entity/field-definition.ts'
import type { Text } from '../../../schema/values/text.ts'
import { t } from '../../../texts/locale.ts'
import { toastError } from '../../toasts/toasts.ts'
import { useRecordForm } from '../../form-state/use-record-form.ts'
import { fieldOf } from '../../../kinds/core/definition/column-values.ts'
import classes from './cell-edit.module.css'
import { editedCell, type EditedCell } from './use-cell-editing.ts'
import { useSaveCell } from './use-save-cell.ts'
import type { RecordId } from '../../../schema/values/record-id.ts'
import { focusTitle } from '../../focus/focus.ts'

interface CellEditorProps {
  readonly resource: Resource
  readonly record: EntityRecord
  /** Of the field. */
  readonly name: string
  /** With the cell that is edited next. */
  readonly onClose: (next?: EditedCell) => void
}

/** What a lock keeps is told in place of the control. */
export default function CellEditor(props: CellEditorProps) {
  const { resource, record, name, onClose } = props
  const says = lockedBy(resource.entity, (field) => record[field]).fields.get(name)
  return says === undefined ? <OpenCell {...props} /> : <LockedCell says={says} onClose={onClose} />
}

function LockedCell({ says, onClose }: { readonly says: Text } & Pick<CellEditorProps, 'onClose'>) {
  useEffect(() => {
    toastError(t(says))
    onClose()
  }, [says, onClose])
  return null
}

/**
 * The control of one field in its cell. Enter saves, Escape takes back, leaving saves what was changed; Tab goes on to the
 * next cell of the table, F2 to that of the row.
 */
function OpenCell({ resource, record, name, onClose }: CellEditorProps) {
  const { entity, related } = resource
  const field = fieldOf(entity, name)
  const { Control } = controlOf(field)
  const [model] = useState(() => createFormModel({ [name]: field }, 'update'))
  const { form, hasChanges } = useRecordForm(model, record)
  const place = useRef<HTMLDivElement>(null)
  const placeOf = () => place.current?.closest('tr')?.sectionRowIndex ?? 0
  const { isSaving, saveCell } = useSaveCell(resource, record, name, { placeOf, onSaved: onClose })

  useEffect(() => {
    const table = place.current?.closest('table')
    // The code of a control may still be on its way.
    const late = new MutationObserver(() => focusInput(place.current) && late.disconnect())
    if (place.current && !focusInput(place.current))
      late.observe(place.current, { childList: true, subtree: true })
    return () => {
      late.disconnect()
      if (document.activeElement === document.body) focusCell(table, record.id, name)
    }
  }, [record.id, name])

  function save(next?: EditedCell) {
    if (hasChanges()) void form.handleSubmit((values) => saveCell(values, form, next))()
    else onClose(next)
  }

  /** What is refused keeps its cell. */
  function goOn(event: KeyboardEvent) {
    const next = nextCell(place.current, event)
    if (next === undefined) return
    event.preventDefault()
    save(next)
  }

  function press(event: KeyboardEvent) {
    // An open list of options or a calendar takes these keys first.
    if (event.defaultPrevented) return
    if (event.key === 'Tab' || event.key === 'F2') goOn(event)
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Enter') save()
    else onClose()
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
      onInput={({ currentTarget }) => fitEditor(currentTarget)}
      onBlur={leave}
    >
      <Control name={name} field={field} model={model} form={form} related={related} />
    </div>
  )
}

/** Puts the keyboard into the control, with what it holds chosen. @returns whether it is there. */
function focusInput(editor: HTMLElement | null): boolean {
  const input = editor?.querySelector('input')
  if (!editor || !input) return false
  fitEditor(editor)
  input.focus()
  if (input.type !== 'checkbox') input.select()
  return true
}

/** After the last of its row comes the first by F2; Tab goes on to the next row, and leaves the last one. */
function nextCell(editor: Element | null, { key, shiftKey }: KeyboardEvent): EditedCell | undefined {
  const around = editor?.closest(key === 'Tab' ? 'tbody' : 'tr')
  const cells = [...(around?.querySelectorAll<HTMLElement>('[data-editable]') ?? [])]
  const current = cells.findIndex((cell) => cell.contains(editor))
  const next =
    cells[current + (shiftKey ? -1 : 1)] ?? (key === 'F2' ? cells.at(shiftKey ? -1 : 0) : undefined)
  return next && editedCell(next)
}

/** Makes an editor as wide as what is typed into it, over its neighbours but not beyond the list. */
function fitEditor(editor: HTMLElement): void {
  const input = editor.querySelector('input')
  const list = editor.closest('table')?.parentElement
  if (!input || !list) return
  const missing = input.scrollWidth - input.clientWidth
  if (missing > 0) editor.style.setProperty('--editor-size', `${editor.offsetWidth + missing}px`)
  editor.style.removeProperty('--editor-shift')
  const [box, room] = [editor.getBoundingClientRect(), list.getBoundingClientRect()]
  const beyond = getComputedStyle(editor).direction === 'rtl' ? room.left - box.left : box.right - room.right
  if (beyond > 0) editor.style.setProperty('--editor-shift', `${-Math.ceil(beyond)}px`)
}

/** Focuses the cell of a record wherever its row stands now, or the title where it is gone: what was there before is another record's. */
function focusCell(table: Element | null | undefined, id: RecordId, column: string): void {
  const row = table?.querySelector(`tr[data-record="${CSS.escape(String(id))}"]`)
  const cell = row?.querySelector<HTMLElement>(`[data-column="${CSS.escape(column)}"]`)
  if (cell) cell.focus()
  else focusTitle()
}
