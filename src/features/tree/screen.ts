import { type Feature, lazyOptional } from '../../engine/face.ts'

/** Records that stand below others of their entity, as a tree. */
export const treeFeature: Feature = {
  name: 'tree',
  slots: { listToolbar: lazyOptional(() => import('./TreeTool.tsx')) },
}
