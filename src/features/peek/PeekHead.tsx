import { ActionIcon, Button } from '@mantine/core'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Columns from 'lucide-react/icons/columns-2'
import Pencil from 'lucide-react/icons/pencil'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { forms } from '#texts/form.ts'
import { screens } from '#texts/frame.ts'
import { peek } from '#features/peek/texts.ts'
import classes from './peek.module.css'
import type { Direction } from './step-from.ts'

interface PeekHeadProps {
  /** Undefined for whom may only read. */
  readonly editAddress: string | undefined
  readonly hasBefore: boolean
  readonly hasAfter: boolean
  readonly isPinned: boolean
  readonly onStep: (direction: Direction) => void
  readonly onPin: () => void
  readonly onClose: () => void
}

/** What can be done with the record that is read. Closing stands first, where no toast lies over it. */
export function PeekHead(props: PeekHeadProps) {
  const { editAddress, hasBefore, hasAfter, isPinned, onStep, onPin, onClose } = props
  return (
    <div className={classes.head}>
      <HeadIcon label={peek.close} onClick={onClose}>
        <X size={18} aria-hidden />
      </HeadIcon>
      <HeadIcon label={forms.previousRecord} isOff={!hasBefore} onClick={() => onStep(-1)}>
        <ChevronUp size={18} aria-hidden />
      </HeadIcon>
      <HeadIcon label={forms.nextRecord} isOff={!hasAfter} onClick={() => onStep(1)}>
        <ChevronDown size={18} aria-hidden />
      </HeadIcon>
      <span className={classes.space} />
      <Button
        size="xs"
        variant={isPinned ? 'light' : 'default'}
        className={classes.action}
        aria-pressed={isPinned}
        leftSection={<Columns size={15} aria-hidden />}
        onClick={onPin}
      >
        {isPinned ? peek.unpin : peek.pin}
      </Button>
      {editAddress !== undefined && (
        <Button
          component={Link}
          to={editAddress}
          size="xs"
          className={classes.action}
          leftSection={<Pencil size={15} aria-hidden />}
        >
          {screens.list.edit}
        </Button>
      )}
    </div>
  )
}

interface HeadIconProps {
  readonly label: string
  /** It leads nowhere, and stays focusable, so that the focus is not lost with it. */
  readonly isOff?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function HeadIcon({ label, isOff = false, onClick, children }: HeadIconProps) {
  return (
    <ActionIcon
      className={classes.icon}
      variant="subtle"
      color="gray"
      size={32}
      title={label}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </ActionIcon>
  )
}
