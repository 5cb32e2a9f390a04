import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './live.module.css'

interface LivePillProps {
  readonly children: ReactNode
  /** What the button does; without it the pill only tells. */
  readonly action?:
    { readonly label: string; readonly isBusy?: boolean; readonly run: () => void } | undefined
}

/** What others did, where it moves nothing. */
export function LivePill({ children, action }: LivePillProps) {
  return (
    <div className={classes.pill}>
      <span>{children}</span>
      {action && (
        <Button size="compact-sm" variant="light" loading={action.isBusy ?? false} onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  )
}
