import { useQueryClient } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { toastFailure } from '../../engine/toasts/toasts.ts'
import type { ListView } from './calls/list-views.ts'
import { createViewCall, destroyViewCall, updateViewCall, type ListViewPayload } from './calls.ts'
import { viewsOptions } from './views-options.ts'

/** The changes of an entity's views; each resolves to the view, or to undefined after it has told why it failed. */
export function useViewChanges(entity: string) {
  const queryClient = useQueryClient()
  async function change<T>(call: Promise<T>): Promise<T | undefined> {
    try {
      const result = await call
      await queryClient.invalidateQueries({ queryKey: viewsOptions(entity).queryKey })
      return result
    } catch (error) {
      toastFailure(error)
      return undefined
    }
  }
  return {
    create: (view: ListViewPayload) =>
      change(request(createViewCall, { params: { entity }, body: view }).then(viewOf)),
    update: ({ id, name, search, isShared, isDefault }: ListView) =>
      change(
        request(updateViewCall, { params: { entity, id }, body: { name, search, isShared, isDefault } }).then(
          viewOf,
        ),
      ),
    destroy: ({ id }: ListView) =>
      change(request(destroyViewCall, { params: { entity, id } }).then(() => true)),
  }
}

function viewOf({ view }: { readonly view: ListView }): ListView {
  return view
}
