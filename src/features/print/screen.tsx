import { Suspense } from 'react'
import { lazyOptional } from '../../engine/loading/lazy-part.ts'
import type { Feature } from '../../engine/slots.tsx'

const PrintButton = lazyOptional(() => import('./PrintButton.tsx'))

/** The button's width: what stands beside it does not move when its code comes. */
const ROOM = { minInlineSize: 44 }

/** Records on paper. */
export const printFeature: Feature = {
  name: 'print',
  slots: {
    formHeader: (props) => (
      <div style={ROOM}>
        <Suspense>
          <PrintButton {...props} />
        </Suspense>
      </div>
    ),
    exportPanel: lazyOptional(() => import('./PrintList.tsx')),
  },
}
