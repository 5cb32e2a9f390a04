import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Resource } from '../../api/resource.ts'
import type { ListView } from './calls/list-views.ts'
import { savedViews } from '#features/views/texts.ts'
import { Panel } from '../../engine/list/Panel.tsx'
import type { PanelTarget } from '../../engine/list/PanelButton.tsx'
import { useListPreferences } from '../../engine/list/use-list-preferences.ts'
import type { List } from '../../engine/list-data/list.ts'
import { useViewChanges } from './use-view-changes.ts'
import { ViewForm } from './ViewForm.tsx'
import { ViewItem } from './ViewItem.tsx'
import { isModified, stateOfView, viewSearch } from './view-state.ts'
import classes from './views.module.css'

interface ViewsPanelProps {
  readonly target: PanelTarget
  readonly resource: Resource
  readonly list: List
  readonly views: readonly ListView[]
  readonly current: ListView | undefined
}

const NEW = { name: '', isShared: false, isDefault: false }

/** Opens, saves and edits views. */
export default function ViewsPanel({ target, ...rest }: ViewsPanelProps) {
  return (
    <Panel target={target}>
      <Views {...rest} />
    </Panel>
  )
}

function Views({ resource: { entity }, list, views, current }: Omit<ViewsPanelProps, 'target'>) {
  const [edited, setEdited] = useState<ListView | 'new' | null>(null)
  const changes = useViewChanges(entity.name)
  const drawn = useListPreferences(entity)
  const { state, show } = list
  const search = viewSearch(state, drawn)
  const open = (view: ListView | undefined) => {
    if (!view) return
    show(stateOfView(entity, view))
    setEdited(null)
  }

  if (edited === 'new') {
    return (
      <ViewForm
        settings={NEW}
        onSave={async (settings) => open(await changes.create({ ...settings, search }))}
        onCancel={() => setEdited(null)}
      />
    )
  }
  if (edited) {
    return (
      <ViewForm
        settings={edited}
        onSave={async (settings) => (await changes.update({ ...edited, ...settings })) && setEdited(null)}
        onCancel={() => setEdited(null)}
        onDelete={async () => (await changes.destroy(edited)) && setEdited(null)}
      />
    )
  }
  return (
    <>
      <ul className={classes.items}>
        <li className={classes.item}>
          <button
            type="button"
            className={classes.open}
            aria-current={!current || undefined}
            onClick={() => show(list.plainState)}
          >
            {savedViews.none}
          </button>
        </li>
        {views.map((view) => (
          <ViewItem
            key={view.id}
            view={view}
            path={entity.path}
            isCurrent={view === current}
            onOpen={() => open(view)}
            onEdit={() => setEdited(view)}
          />
        ))}
      </ul>
      <div className={classes.buttons}>
        {current?.isOwn && isModified(entity, current, state) && (
          <Button size="sm" onClick={async () => open(await changes.update({ ...current, search }))}>
            {savedViews.update(current.name)}
          </Button>
        )}
        <Button size="sm" variant="default" onClick={() => setEdited('new')}>
          {savedViews.saveAs}
        </Button>
      </div>
    </>
  )
}
