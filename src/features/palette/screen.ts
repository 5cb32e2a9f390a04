import { lazy, type ComponentType } from 'react'
import type { Feature } from '../../engine/slots.tsx'
import { KeyboardShortcuts } from './KeyboardShortcuts.tsx'

/** The keyboard's shortcuts, and the palette that finds screens, actions and records by name. */
export const paletteFeature: Feature = {
  name: 'palette',
  slots: {
    // Its code is nothing to wait for.
    topBar: lazy<ComponentType>(() => import('./PaletteButton.tsx').catch(() => ({ default: () => null }))),
    layout: KeyboardShortcuts,
    profile: lazy(() => import('./ShortcutsSwitch.tsx')),
  },
}
