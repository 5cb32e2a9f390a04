import '@mantine/core/styles/Tooltip.layer.css'
import { Tooltip } from '@mantine/core'
import type { ReactElement } from 'react'

export interface HintProps {
  readonly label: string
  readonly children: ReactElement
}

/** A tooltip with the label of an icon. */
export default function Hint({ label, children }: HintProps) {
  return (
    <Tooltip
      label={label}
      position="right"
      openDelay={150}
      // A portal inside the landmarks, so that the menu's edge does not clip it.
      withinPortal={false}
      floatingStrategy="fixed"
      events={{ hover: true, focus: true, touch: false }}
    >
      {children}
    </Tooltip>
  )
}
