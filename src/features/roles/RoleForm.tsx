import { Button, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { autoDirection } from '../../ui/input-props.ts'
import { roles as texts } from '#features/roles/texts.ts'
import { MAX_LABEL_LENGTH } from './calls.ts'
import { RoleDialog } from './RoleDialog.tsx'
import classes from './roles.module.css'

interface RoleFormProps {
  readonly title: string
  readonly label: string
  readonly submit: string
  readonly isBusy: boolean
  readonly onSubmit: (label: string) => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Asks what a role is called. */
export function RoleForm({ title, label, submit, isBusy, onSubmit, onClose, children }: RoleFormProps) {
  const [typed, setTyped] = useState(label)
  return (
    <RoleDialog title={title} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(typed.trim())
        }}
      >
        <TextInput
          label={texts.name}
          required
          data-autofocus
          autoComplete="off"
          maxLength={MAX_LABEL_LENGTH}
          {...autoDirection}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {children}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={isBusy} disabled={typed.trim() === ''}>
            {submit}
          </Button>
        </div>
      </form>
    </RoleDialog>
  )
}
