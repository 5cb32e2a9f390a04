import { Button } from '@mantine/core'
import CloudOff from 'lucide-react/icons/cloud-off'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { fieldErrorsOf, isForbidden } from '../../api/errors.ts'
import { access } from '#texts/access.ts'
import { screens } from '#texts/screens.ts'
import { useFocusTitleAfter } from '../focus/use-focus-title-after.ts'
import { Notice } from './Notice.tsx'

interface ProblemProps {
  readonly title: string
  readonly error: unknown
  /** A toast says why, and the page does not repeat it. */
  readonly isTold?: boolean
  readonly onRetry?: () => void
  /** Further actions. */
  readonly children?: ReactNode
}

/** A failed load: what failed, why, and a retry button; a refused right stays one. */
export function Problem({ title, error, isTold, onRetry, children }: ProblemProps) {
  const isRefused = isForbidden(error)
  const problem = useFocusTitleAfter<HTMLDivElement>()
  return (
    <div ref={problem} role="alert">
      <Notice
        icon={isRefused ? Lock : CloudOff}
        title={isRefused ? access.noRight : title}
        text={isTold ? '' : (fieldErrorsOf(error)[0]?.msg ?? '')}
      >
        {onRetry && !isRefused && (
          <Button variant="default" onClick={onRetry}>
            {screens.list.retry}
          </Button>
        )}
        {children}
      </Notice>
    </div>
  )
}
