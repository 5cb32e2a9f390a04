import '@mantine/core/styles/Tooltip.layer.css'
import { Tooltip } from '@mantine/core'
import type { ReactElement } from 'react'

export interface HintProps {
  readonly label: string
  readonly children: ReactElement
}

/** Says beside an icon what its label would. */
export default function Hint({ label, children }: HintProps) {
  return (
    <Tooltip
      label={label}
      position="right"
      openDelay={150}
      // Inside the page's landmarks, and over the edge of the menu all the same.
      withinPortal={false}
      floatingStrategy="fixed"
      events={{ hover: true, focus: true, touch: false }}
    >
      {children}
    </Tooltip>
  )
}
