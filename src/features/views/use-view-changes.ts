import { useQueryClient } from '@tanstack/react-query'
import { createView, destroyView, updateView } from './client.ts'
import type { ListView, ListViewPayload } from './calls.ts'
import { toastFailure } from '../../engine/toasts/toasts.ts'
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
    create: (view: ListViewPayload) => change(createView(entity, view)),
    update: ({ id, name, search, isShared, isDefault }: ListView) =>
      change(updateView(entity, id, { name, search, isShared, isDefault })),
    destroy: ({ id }: ListView) => change(destroyView(entity, id).then(() => true)),
  }
}
