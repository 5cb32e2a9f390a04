import { lazy, Suspense } from 'react'
import type { Feature } from '../../engine/slots.tsx'

const WebhookList = lazy(() => import('./WebhookList.tsx'))

/** Other programs that are told of changes. */
export const webhooksFeature: Feature = {
  name: 'webhooks',
  slots: {
    activity: () => (
      <Suspense fallback={null}>
        <WebhookList />
      </Suspense>
    ),
  },
}
