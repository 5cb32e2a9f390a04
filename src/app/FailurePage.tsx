import { Button } from '@mantine/core'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useRouteError } from 'react-router-dom'
import { fieldErrorsOf } from '../api/errors.ts'
import { isMissingCode } from '../engine/loading/missing-code.ts'
import { Notice } from '../engine/loading/Notice.tsx'
import { UnlessReloaded } from '../engine/loading/UnlessReloaded.tsx'
import { screens } from '../texts/screens.ts'

/** The error element of the routes: a screen failed, or its code could not be loaded. */
export function FailurePage() {
  const error = useRouteError()
  return (
    <UnlessReloaded key={String(error)} error={error}>
      <main role="alert">
        <Notice
          isTitle
          icon={TriangleAlert}
          title={screens.failure.title}
          text={isMissingCode(error) ? screens.failure.missing : (fieldErrorsOf(error)[0]?.msg ?? '')}
        >
          <Button onClick={() => window.location.reload()}>{screens.failure.reload}</Button>
        </Notice>
      </main>
    </UnlessReloaded>
  )
}
