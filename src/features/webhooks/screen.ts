import type { Feature } from '../../engine/slots.tsx'
import { lazyPart } from '../../engine/loading/lazy-part.ts'

/** Other programs that are told of changes. */
export const webhooksFeature: Feature = {
  name: 'webhooks',
  slots: { activity: lazyPart(() => import('./WebhookList.tsx')) },
}
