import Bookmark from 'lucide-react/icons/bookmark'
import { lazy } from 'react'
import type { Resource } from '../../../api/resource.ts'
import { lists } from '#texts/lists.ts'
import { PanelButton } from '../PanelButton.tsx'
import type { useList } from '../use-list.ts'

const loadPanel = () => import('./ViewsPanel.tsx')
const ViewsPanel = lazy(loadPanel)

interface ViewsButtonProps {
  readonly resource: Resource
  readonly list: ReturnType<typeof useList>
}

/** Opens the saved views of a list, where the backend keeps them. */
export function ViewsButton({ resource, list }: ViewsButtonProps) {
  const { views, current } = list.views
  if (!views) return null
  return (
    <PanelButton
      icon={Bookmark}
      label={current ? lists.viewNamed(current.name) : lists.views}
      {...(current && { title: current.name })}
      load={loadPanel}
    >
      {(target) => <ViewsPanel target={target} resource={resource} list={list} views={views} />}
    </PanelButton>
  )
}
