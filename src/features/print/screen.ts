import { lazy } from 'react'
import type { Feature } from '../../engine/slots.tsx'
import { PrintButton } from './PrintButton.tsx'

/** Records on paper. */
export const printFeature: Feature = {
  name: 'print',
  slots: { formHeader: PrintButton, exportPanel: lazy(() => import('./PrintList.tsx')) },
}
