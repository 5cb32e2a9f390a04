import type { Feature } from '../../engine/slots.tsx'
import { KeyboardShortcuts } from './KeyboardShortcuts.tsx'
import { lazyOptional } from '../../engine/loading/lazy-part.ts'

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
