import { MantineProvider } from '@mantine/core'
import { Suspense } from 'react'
import { useLocation } from '../engine/navigation/navigation-context.ts'
import { NavigationProvider } from '../engine/navigation/NavigationProvider.tsx'
import type { ScreenHistory } from '../engine/navigation/history.ts'
import { Toasts } from '../engine/toasts/Toasts.tsx'
import { prefetch } from './prefetch.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { Screens } from './Screens.tsx'
import { theme } from './style/theme.ts'

/** The whole product. */
export function Application({ history }: { readonly history: ScreenHistory }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <NavigationProvider history={history} prefetch={prefetch}>
        <CurrentScreen />
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
