import { lazyPart } from '../../../engine/loading/lazy-part.ts'
import type { Feature } from '../../../engine/slots.tsx'

/** Keys for programs of others that call in the name of an account. */
export const apiKeysFeature: Feature = {
  name: 'api-keys',
  slots: { security: lazyPart(() => import('./ApiKeys.tsx')) },
}
