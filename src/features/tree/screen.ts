import type { Feature } from '../../engine/slots.tsx'
import { lazyOptional } from '../../engine/loading/lazy-part.ts'

/** Records that stand below others of their entity, as a tree. */
export const treeFeature: Feature = {
  name: 'tree',
  slots: { listToolbar: lazyOptional(() => import('./TreeTool.tsx')) },
}
