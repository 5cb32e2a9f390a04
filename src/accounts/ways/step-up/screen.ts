import type { Feature } from '../../../engine/slots.tsx'
import { StepUp } from './StepUp.tsx'

/** Asks whoever does something dangerous to show again who they are. */
export const stepUpFeature: Feature = {
  name: 'step-up',
  slots: { layout: StepUp },
}
