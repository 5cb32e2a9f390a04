import { lazy } from 'react'
import type { Feature } from '../../engine/slots.tsx'
import { KeyboardShortcuts } from './KeyboardShortcuts.tsx'

/** The keyboard's shortcuts, and the palette that finds screens, actions and records by name. */
export const paletteFeature: Feature = {
  name: 'palette',
  slots: { layout: KeyboardShortcuts, profile: lazy(() => import('./ShortcutsSwitch.tsx')) },
}
