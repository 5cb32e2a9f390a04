import type { Feature } from '../engine/slots.tsx'
import { actionsFeature } from '../features/actions/screen.tsx'
import { bulkFeature } from '../features/bulk/screen.tsx'
import { exportFeature } from '../features/export/screen.tsx'
import { printFeature } from '../features/print/screen.tsx'
import { relatedFeature } from '../features/related/screen.tsx'

/** What people can do beside list, form and delete. A line taken out takes its feature out; their order is that of the slots. */
export const features: readonly Feature[] = [
  bulkFeature,
  actionsFeature,
  exportFeature,
  printFeature,
  relatedFeature,
]
