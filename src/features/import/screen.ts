import type { Feature } from '../../engine/slots.tsx'
import { ImportLink } from './ImportLink.tsx'

/** Records from a file. */
export const importFeature: Feature = { name: 'import', slots: { exportPanel: ImportLink } }
