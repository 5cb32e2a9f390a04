import { Suspense } from 'react'
import { type Feature, lazyOptional } from '../../engine/face.ts'

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
