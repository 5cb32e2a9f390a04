import type { Feature } from '../../engine/slots.tsx'
import { PrintButton } from './PrintButton.tsx'
import { lazyOptional } from '../../engine/loading/lazy-optional.ts'

/** Records on paper. */
export const printFeature: Feature = {
  name: 'print',
  slots: { formHeader: PrintButton, exportPanel: lazyOptional(() => import('./PrintList.tsx')) },
}
