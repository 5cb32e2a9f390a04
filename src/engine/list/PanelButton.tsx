import { Button } from '@mantine/core'
import type { LucideIcon } from 'lucide-react'
import { useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react'
import { Opened } from '../toasts/Opened.tsx'
import classes from './toolbar.module.css'

/** The button that opens a panel, as the panel needs it. */
export interface PanelTarget {
  readonly isOpen: boolean
  readonly onChange: (isOpen: boolean) => void
  readonly ref: RefObject<HTMLButtonElement | null>
  /** The button, drawn. */
  readonly button: ReactElement
}

interface PanelButtonProps {
  readonly icon: LucideIcon
  readonly label: string
  /** How many things of the panel are in use. */
  readonly count?: number
  /** The key that presses it. */
  readonly shortcut?: string
  /** What may be too long for the button, under the pointer. */
  readonly title?: string
  /** An icon where the window is not wide. */
  readonly isQuiet?: boolean
  /** Fetches the panel's code. */
  readonly load: () => Promise<unknown>
  readonly children: (target: PanelTarget) => ReactNode
}

/** A button of the toolbar over a panel, whose code is fetched when the pointer or the focus comes near. */
export function PanelButton({
  icon: Icon,
  label,
  count = 0,
  shortcut,
  isQuiet,
  title = isQuiet ? label : shortcut,
  load,
  children,
}: PanelButtonProps) {
  const [isAsked, setIsAsked] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const prefetch = () => void load().catch(() => undefined)
  const button = (
    <Button
      ref={ref}
      className={classes.panelButton}
      variant="default"
      leftSection={<Icon size={17} aria-hidden />}
      rightSection={count > 0 && <span className={classes.panelCount}>{count}</span>}
      data-quiet={isQuiet}
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcut}
      title={title}
      aria-expanded={isOpen}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => {
        setIsAsked(true)
        setIsOpen(!isOpen)
      }}
    >
      {label}
    </Button>
  )
  if (!isAsked) return button
  function closeAnew() {
    setIsAsked(false)
    setIsOpen(false)
  }
  return (
    <Opened closed={button} onFail={closeAnew}>
      {children({ isOpen, onChange: setIsOpen, ref, button })}
    </Opened>
  )
}
