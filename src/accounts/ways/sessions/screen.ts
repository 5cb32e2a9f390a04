import { createElement } from 'react'
import { useIdle } from '../../../engine/loading/timing.ts'
import { lazyOptional, lazyPart } from '../../../engine/loading/lazy-part.ts'
import type { Feature, LayoutSlotProps } from '../../../engine/slots.tsx'

const NewDevices = lazyOptional(() => import('./NewDevices.tsx'))

/** News of logins can wait until the screen itself is there. */
function DevicesWhenIdle({ admin }: LayoutSlotProps) {
  return useIdle() && createElement(NewDevices, { admin })
}

/** Where somebody is logged in, and what is said of logins with a new browser. */
export const sessionsFeature: Feature = {
  name: 'sessions',
  slots: {
    security: lazyPart(() => import('./SessionList.tsx')),
    layout: DevicesWhenIdle,
  },
}
