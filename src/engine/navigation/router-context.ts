import type { QueryClient } from '@tanstack/react-query'
import { createContext, RouterContextProvider } from 'react-router-dom'

declare module 'react-router' {
  interface Future {
    // Types the `context` of loaders.
    v8_middleware: true
  }
}

/** The query client that loaders prefetch into. */
export const queryClientContext = createContext<QueryClient>()

/** The maximum age of cached data that a loader accepts; milliseconds. */
export const maxAgeContext = createContext(0)

export function createRouterContext(queryClient: QueryClient, maxAge: number): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(queryClientContext, queryClient)
  context.set(maxAgeContext, maxAge)
  return context
}
