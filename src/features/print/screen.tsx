import type { Feature } from '../../engine/slots.tsx'
import { PrintButton } from './PrintButton.tsx'
import { PrintList } from './PrintList.tsx'

/** Records on paper. */
export const printFeature: Feature = {
  name: 'print',
  slots: { formHeader: PrintButton, exportPanel: PrintList },
}
