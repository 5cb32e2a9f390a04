import { MantineProvider } from '@mantine/core'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { RouteAnnouncer } from '../engine/navigation/RouteAnnouncer.tsx'
import { NavigationProvider } from '../engine/navigation/NavigationProvider.tsx'
import type { ScreenHistory } from '../engine/navigation/history.ts'
import { Toasts } from '../engine/toasts/Toasts.tsx'
import { prefetchPlace, preparePlace } from './prepare.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { Screens } from './Screens.tsx'
import { cssVariables, theme } from './style/theme.ts'

/** The whole product. */
export function Application({ history }: { readonly history: ScreenHistory }) {
  return (
    // All variables come from the theme: those of Mantine's own file would be fetched, and most of them never used.
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      <NavigationProvider history={history} prepare={preparePlace} prefetch={prefetchPlace}>
        <CurrentScreen />
        <RouteAnnouncer />
      </NavigationProvider>
      <Toasts />
    </MantineProvider>
  )
}

function CurrentScreen() {
  const { key } = useLocation()
  return (
    <ScreenBoundary placeKey={key}>
      {/* The first screen's code is fetched before anything is drawn. */}
      <Suspense>
        <Screens />
      </Suspense>
    </ScreenBoundary>
  )
}
