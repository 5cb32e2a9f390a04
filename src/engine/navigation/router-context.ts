import type { QueryClient } from '@tanstack/react-query'
import { createContext, RouterContextProvider, type Location } from 'react-router-dom'

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

/**
 * What scroll positions and page heights are kept by. Each page that is loaded anew begins with one and the same location
 * key, whatever its address.
 */
export function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key
}
