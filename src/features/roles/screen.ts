import type { Feature } from '../../engine/slots.tsx'
import { lazyOptional } from '../../engine/loading/lazy-part.ts'

/** What roles may, where they are data, and the program as others see it. */
export const rolesFeature: Feature = {
  name: 'roles',
  slots: { layout: lazyOptional(() => import('./RolesFrame.tsx')) },
}
