import { type Feature, lazyPart } from '../../engine/face.ts'

/** Other programs that are told of changes. */
export const webhooksFeature: Feature = {
  name: 'webhooks',
  slots: { activity: lazyPart(() => import('./WebhookList.tsx')) },
}
