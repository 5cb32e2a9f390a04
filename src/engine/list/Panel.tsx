import '@mantine/core/styles/Popover.layer.css'
import { Popover } from '@mantine/core'
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react'
import classes from './panel.module.css'
import type { PanelTarget } from './PanelButton.tsx'

interface PanelProps {
  readonly target: PanelTarget
  readonly children: ReactNode
}

/** A panel below a button of the toolbar. Escape and a press beside it close it, and give the focus back. */
export function Panel({ target: { ref, button, isOpen, onChange }, children }: PanelProps) {
  const [isDrawn, setIsDrawn] = useState(false)
  useEffect(() => {
    // The button stands in the place of the one that was pressed.
    ref.current?.focus()
    setIsDrawn(true)
  }, [ref])
  function closeOnEscape(event: Pick<KeyboardEvent, 'key' | 'defaultPrevented' | 'preventDefault'>) {
    // A calendar that is open in the panel closes first.
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return
    // It closes nothing else.
    event.preventDefault()
    onChange(false)
  }
  useEffect(() => {
    // What had the focus in the panel may be gone, as a form that was saved. Before whoever else takes Escape there.
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.target === document.body) closeOnEscape(event)
    }
    window.addEventListener('keydown', close, true)
    return () => window.removeEventListener('keydown', close, true)
  })
  return (
    <Popover
      opened={isOpen && isDrawn}
      onChange={onChange}
      width={320}
      position="bottom-start"
      trapFocus
      returnFocus
      closeOnEscape={false}
      // Inside the page's landmarks.
      withinPortal={false}
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown className={classes.panel} onKeyDown={closeOnEscape}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
