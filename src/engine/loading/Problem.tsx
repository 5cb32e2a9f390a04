import { Button } from '@mantine/core'
import CloudOff from 'lucide-react/icons/cloud-off'
import type { ReactNode } from 'react'
import { fieldErrorsOf } from '../../api/errors.ts'
import { screens } from '../../texts/screens.ts'
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

/** A failed load: what failed, why, and a retry button. */
export function Problem({ title, error, isTold, onRetry, children }: ProblemProps) {
  const problem = useFocusTitleAfter<HTMLDivElement>()
  return (
    <div ref={problem} role="alert">
      <Notice icon={CloudOff} title={title} text={isTold ? '' : (fieldErrorsOf(error)[0]?.msg ?? '')}>
        {onRetry && (
          <Button variant="default" onClick={onRetry}>
            {screens.list.retry}
          </Button>
        )}
        {children}
      </Notice>
    </div>
  )
}
