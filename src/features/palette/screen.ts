import { type Feature, lazyOptional } from '../../engine/face.ts'
import { KeyboardShortcuts } from './KeyboardShortcuts.tsx'
/** The keyboard's shortcuts, and the palette that finds screens, actions and records by name. */
export const paletteFeature: Feature = {
  name: 'palette',
  slots: {
    // Its code is nothing to wait for.
    topBar: lazyOptional(() => import('./PaletteButton.tsx')),
    layout: KeyboardShortcuts,
    profile: lazyOptional(() => import('./ShortcutsSwitch.tsx')),
  },
}
