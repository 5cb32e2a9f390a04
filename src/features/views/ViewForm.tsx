import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ListView } from './calls/list-views.ts'
import { MAX_VIEW_NAME } from './calls.ts'
import { savedViews } from '#features/views/texts.ts'
import { autoDirection } from '../../ui/auto-direction.ts'
import classes from './views.module.css'

type ViewSettings = Pick<ListView, 'name' | 'isShared' | 'isDefault'>

interface ViewFormProps {
  readonly settings: ViewSettings
  readonly onSave: (settings: ViewSettings) => Promise<unknown>
  readonly onCancel: () => void
  /** Undefined for a view that is not saved yet. */
  readonly onDelete?: () => Promise<unknown>
}

/** The name of a view, who sees it, and whether the list opens with it. */
export function ViewForm({ settings, onSave, onCancel, onDelete }: ViewFormProps) {
  const [draft, setDraft] = useState(settings)
  const [isBusy, setIsBusy] = useState(false)
  async function run(work: () => Promise<unknown>) {
    setIsBusy(true)
    await work()
    setIsBusy(false)
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void run(() => onSave(draft))
      }}
    >
      <TextInput
        size="sm"
        label={savedViews.name}
        required
        autoFocus
        autoComplete="off"
        maxLength={MAX_VIEW_NAME}
        {...autoDirection}
        value={draft.name}
        onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
      />
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={draft.isShared}
          onChange={(event) => setDraft({ ...draft, isShared: event.currentTarget.checked })}
        />
        {savedViews.shared}
      </label>
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={draft.isDefault}
          onChange={(event) => setDraft({ ...draft, isDefault: event.currentTarget.checked })}
        />
        {savedViews.isDefault}
      </label>
      <div className="ui-flow">
        <Button size="sm" type="submit" loading={isBusy} disabled={draft.name.trim() === ''}>
          {savedViews.save}
        </Button>
        <Button size="sm" variant="default" onClick={onCancel}>
          {savedViews.cancel}
        </Button>
        {onDelete && (
          <Button size="sm" variant="subtle" color="red" disabled={isBusy} onClick={() => void run(onDelete)}>
            {savedViews.delete}
          </Button>
        )}
      </div>
    </form>
  )
}
