import { Button } from '@mantine/core'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useRouteError } from 'react-router-dom'
import { fieldErrorsOf } from '../api/errors.ts'
import { isMissingCode, isServed } from '../engine/loading/stale-chunks.ts'
import { Notice } from '../engine/loading/Notice.tsx'
import { ReloadBoundary } from '../engine/loading/ReloadBoundary.tsx'
import { toastError } from '../engine/toasts/toasts.ts'
import { calls, screens } from '#texts/frame.ts'

/** The error element of the routes: a screen failed, or its code could not be loaded. */
export function FailurePage() {
  return (
    <main>
      <ScreenFailure />
    </main>
  )
}

/** The same inside the layout, whose menu and header stay. */
export function ScreenFailure() {
  const error = useRouteError()
  const { title, missingTitle, missing } = screens.failure
  const isMissing = isMissingCode(error)
  return (
    <ReloadBoundary key={String(error)} error={error}>
      <div role="alert">
        <Notice
          isTitle
          icon={TriangleAlert}
          title={isMissing ? missingTitle : title}
          text={isMissing ? missing : (fieldErrorsOf(error)[0]?.msg ?? '')}
        >
          <Button onClick={() => void retry()}>{screens.list.retry}</Button>
        </Notice>
      </div>
    </ReloadBoundary>
  )
}

/** A browser fetches no failed module again but for a new page, and there is none while nobody serves it. */
async function retry(): Promise<void> {
  if (await isServed()) window.location.reload()
  else toastError(calls.unreachable)
}
