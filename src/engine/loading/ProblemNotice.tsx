import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import CloudOff from 'lucide-react/icons/cloud-off'
import Lock from 'lucide-react/icons/lock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BASE_ADDRESS } from '../../api/addresses.ts'
import { fieldErrorsOf, isForbidden, isMissing, UnreachableError } from '../../api/errors.ts'
import { UnsupportedFilterError } from '../../api/unsupported-filter-error.ts'
import { readCurrentAdminCall } from '../../calls/session.ts'
import { access, notFound, problems } from '#texts/record.ts'
import { screens } from '#texts/frame.ts'
import { useFocusTitleAfter } from '../focus/use-focus-title-after.ts'
import { Notice } from './Notice.tsx'
import { pollUntilOnline } from './timing.ts'

export interface ProblemProps {
  readonly title: string
  readonly error: unknown
  /** No toast says why: the page does. */
  readonly isUntold?: boolean
  readonly onRetry?: () => void
  /** Further actions. */
  readonly children?: ReactNode
}

/** What a toast has said is not said again: the page tells what can be done. */
export default function ProblemNotice({ title, error, isUntold, onRetry, children }: ProblemProps) {
  const isRefused = isForbidden(error)
  const isAway = isUnreachable(error)
  const problem = useFocusTitleAfter<HTMLDivElement>()
  useReturnOfServer(isAway)
  return (
    <div ref={problem} role="alert">
      <Notice
        icon={isRefused ? Lock : isAway ? CloudOff : TriangleAlert}
        title={isRefused ? access.noRight : title}
        text={isUntold ? (fieldErrorsOf(error)[0]?.msg ?? '') : adviceFor(error)}
      >
        {onRetry && !isRefused && !isUnanswered(error) && (
          <Button variant="default" onClick={onRetry}>
            {screens.list.retry}
          </Button>
        )}
        {isRefused && !children && (
          <Button component={Link} to="/" variant="default">
            {notFound.home}
          </Button>
        )}
        {children}
      </Notice>
    </div>
  )
}

function adviceFor(error: unknown): string {
  if (isForbidden(error)) return problems.refused
  if (isUnreachable(error)) return problems.away
  if (isUnanswered(error)) return problems.unanswered
  return isMissing(error) ? problems.missing : problems.failed
}

/** It would be no other the next time. */
function isUnanswered(error: unknown): boolean {
  return error instanceof UnsupportedFilterError
}

function isUnreachable(error: unknown): boolean {
  return error instanceof UnreachableError
}

/** Reads all again that got no answer, as soon as the backend answers. */
function useReturnOfServer(isAway: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isAway) return
    const readAgain = () =>
      void queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state }) => isUnreachable(state.error),
      })
    return pollUntilOnline(readAgain, BASE_ADDRESS + readCurrentAdminCall.path)
  }, [isAway, queryClient])
}
