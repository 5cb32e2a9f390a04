import { useQuery } from '@tanstack/react-query'
import Bookmark from 'lucide-react/icons/bookmark'
import { lazy } from 'react'
import { lists } from '#texts/frame.ts'
import { type ListSlotProps, PanelButton } from '../../engine/face.ts'
import { viewsOptions } from './view-state.ts'
import { withWords } from '../../texts/with-words.ts'

const loadPanel = () => withWords(import('./ViewsPanel.tsx'))
const ViewsPanel = lazy(loadPanel)

/** Opens the saved views of a list, where the backend keeps them. */
export function ViewsButton({ resource, list }: ListSlotProps) {
  const { updatedAt, state } = list
  const isPaged = updatedAt !== undefined
  const { data: views } = useQuery({ ...viewsOptions(resource.entity.name), enabled: isPaged })
  if (!views) return null
  const current = views.find(({ id }) => String(id) === state.view)
  return (
    <PanelButton
      icon={Bookmark}
      label={current ? lists.viewNamed(current.name) : lists.views}
      {...(current && { title: current.name })}
      load={loadPanel}
    >
      {(target) => (
        <ViewsPanel target={target} resource={resource} list={list} views={views} current={current} />
      )}
    </PanelButton>
  )
}
