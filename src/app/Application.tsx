import { DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'
import { useSyncExternalStore } from 'react'
import { Toasts } from '../engine/toasts/Toasts.tsx'
import { pageLanguage } from './language/language.ts'
import { theme } from './style/theme.ts'
import { ThemeStyle } from './style/ThemeStyle.tsx'

interface ApplicationProps extends Pick<RouterProviderProps, 'router'> {
  readonly queryClient: QueryClient
}

/** The root component: theme, query client and router. */
export function Application({ router, queryClient }: ApplicationProps) {
  const language = useSyncExternalStore(pageLanguage.subscribe, pageLanguage.read)
  return (
    <MantineProvider
      // All that is shown is drawn anew in another language.
      key={language}
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <ThemeStyle />
      <DirectionProvider>
        <QueryClientProvider client={queryClient}>
          {/* A screen is there before it is drawn: in one piece the same work takes less time than as a transition. */}
          <RouterProvider router={router} useTransitions={false} />
          <Toasts />
        </QueryClientProvider>
      </DirectionProvider>
    </MantineProvider>
  )
}
