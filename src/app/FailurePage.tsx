import { Button } from '@mantine/core'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { mistakesOf } from '../api/errors.ts'
import { Notice } from '../engine/loading/Notice.tsx'
import { screens } from '../texts/fr/screens.ts'

/** What is shown when a screen itself fails, or its code cannot be fetched. */
export function FailurePage({ error }: { readonly error: unknown }) {
  return (
    <main role="alert">
      <Notice
        isTitle
        icon={TriangleAlert}
        title={screens.failure.title}
        text={mistakesOf(error)[0]?.msg ?? ''}
      >
        <Button onClick={() => window.location.reload()}>{screens.failure.reload}</Button>
      </Notice>
    </main>
  )
}
