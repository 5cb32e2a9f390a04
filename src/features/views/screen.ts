import type { Feature } from '../../engine/slots.tsx'
import { useViewOpening } from './use-view-opening.ts'
import { ViewsButton } from './ViewsButton.tsx'
import { viewsOptions } from './views-options.ts'

/** Named states of a list, one of which it may open with. */
export const viewsFeature: Feature = {
  name: 'views',
  slots: { listToolbar: ViewsButton },
  listOpening: {
    use: useViewOpening,
    prefetch: (queryClient, { name }) => queryClient.prefetchQuery(viewsOptions(name)),
  },
}
