import { lazy } from 'react'
import type { Feature } from '../../engine/slots.tsx'

/** Records from a file. */
export const importFeature: Feature = {
  name: 'import',
  slots: { exportPanel: lazy(() => import('./ImportLink.tsx')) },
}
