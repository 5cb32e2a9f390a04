// `tribune/extend/browser`: what the screens of a program's own field kinds and features are written in, beside `tribune/engine`.
// The names here stay when the engine's own files move.
import type { Feature } from '../../engine/slots.tsx'

export type { CellView } from '../../kinds/core/cell/cell-view.ts'
export type { FieldControlProps } from '../../kinds/core/control/control-props.ts'
export { LineControl } from '../../kinds/core/control/LineControl.tsx'
export { inputText, useControl } from '../../kinds/core/control/use-control.ts'
export type { ValueProps } from '../../kinds/core/value/value-view.ts'
export { t } from '../../texts/locale.ts'
export { lazyOptional } from '../../engine/loading/lazy-part.ts'
export type { Feature } from '../../engine/slots.tsx'
export type { FeatureRoutes } from '../../engine/feature.ts'

/** What a feature puts into the slots, `export const greetingFeature = defineFeature({ … })` in `features/greeting/screen.tsx`. */
export function defineFeature(feature: Feature): Feature {
  return feature
}
