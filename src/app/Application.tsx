import { MantineProvider } from '@mantine/core'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'
import { Toasts } from '../engine/toasts/Toasts.tsx'
import { cssVariables, theme } from './style/theme.ts'

interface ApplicationProps extends Pick<RouterProviderProps, 'router'> {
  readonly queryClient: QueryClient
}

/** The root component: theme, query client and router. */
export function Application({ router, queryClient }: ApplicationProps) {
  return (
    // The theme defines all CSS variables; Mantine's own file would add many that are never used.
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      <QueryClientProvider client={queryClient}>
        {/* A screen is there before it is drawn: in one piece the same work takes less time than as a transition. */}
        <RouterProvider router={router} useTransitions={false} />
        <Toasts />
      </QueryClientProvider>
    </MantineProvider>
  )
}
