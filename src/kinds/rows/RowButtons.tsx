import { ActionIcon } from '@mantine/core'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { forms } from '#texts/form.ts'
import classes from './rows.module.css'

interface RowActionsProps {
  readonly place: number
  readonly count: number
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (place: number) => void
}

/** Moves a row, and takes it out. */
export function RowButtons({ place, count, onMove, onRemove }: RowActionsProps) {
  return (
    <div className={classes.actions}>
      <span className={classes.place} aria-hidden>
        {forms.row(place + 1)}
      </span>
      <Action
        label={forms.moveUp(place + 1)}
        shortcut="Alt+ArrowUp"
        isOff={place === 0}
        onClick={() => onMove(place, place - 1)}
      >
        <ChevronUp size={16} aria-hidden />
      </Action>
      <Action
        label={forms.moveDown(place + 1)}
        shortcut="Alt+ArrowDown"
        isOff={place === count - 1}
        onClick={() => onMove(place, place + 1)}
      >
        <ChevronDown size={16} aria-hidden />
      </Action>
      <Action label={forms.takeOut(place + 1)} onClick={() => onRemove(place)}>
        <X size={16} aria-hidden />
      </Action>
    </div>
  )
}

interface ActionProps {
  readonly label: string
  /** Of the keyboard in any cell of the row: Tab goes along the cells, and by the button. */
  readonly shortcut?: string
  readonly isOff?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A disabled button would lose the focus. */
function Action({ label, shortcut, isOff = false, onClick, children }: ActionProps) {
  return (
    <ActionIcon
      variant="subtle"
      aria-label={label}
      aria-disabled={isOff}
      {...(shortcut !== undefined && { tabIndex: -1, 'aria-keyshortcuts': shortcut, title: label })}
      onClick={() => {
        if (!isOff) onClick()
      }}
    >
      {children}
    </ActionIcon>
  )
}
