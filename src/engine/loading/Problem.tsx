import { Button } from '@mantine/core'
import CloudOff from 'lucide-react/icons/cloud-off'
import type { ReactNode } from 'react'
import { mistakesOf } from '../../api/errors.ts'
import { screens } from '../../texts/fr/screens.ts'
import { useFocusTitleAfter } from '../focus/use-focus-title-after.ts'
import { Notice } from './Notice.tsx'

interface ProblemProps {
  readonly title: string
  readonly error: unknown
  readonly onRetry?: () => void
  /** What else can be done about it. */
  readonly children?: ReactNode
}

/** Something could not be loaded: what, why, and another try. */
export function Problem({ title, error, onRetry, children }: ProblemProps) {
  const problem = useFocusTitleAfter<HTMLDivElement>()
  return (
    <div ref={problem} role="alert">
      <Notice icon={CloudOff} title={title} text={mistakesOf(error)[0]?.msg ?? ''}>
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
