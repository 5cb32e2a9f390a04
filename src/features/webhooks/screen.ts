import { lazy } from 'react'
import type { Feature } from '../../engine/slots.tsx'

/** Other programs that are told of changes. */
export const webhooksFeature: Feature = {
  name: 'webhooks',
  slots: { activity: lazy(() => import('./WebhookList.tsx')) },
}
