import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Resource } from '../../api/resource.ts'
import type { ListView } from './calls/list-views.ts'
import { savedViews } from '#features/views/texts.ts'
import {
  type List,
  Panel,
  type PanelTarget,
  toastError,
  toastFailure,
  toastSuccess,
  useListPreferences,
} from '../../engine/face.ts'
import { ViewForm } from './ViewForm.tsx'
import { isModified, stateOfView, viewSearch, viewsOptions } from './view-state.ts'
import classes from './views.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { createViewCall, destroyViewCall, updateViewCall, type ListViewPayload } from './calls.ts'
import Link2 from 'lucide-react/icons/link-2'
import Pencil from 'lucide-react/icons/pencil'
import Star from 'lucide-react/icons/star'
import Users from 'lucide-react/icons/users'
import { createPath, useHref } from 'react-router-dom'

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

/** The changes of an entity's views; each resolves to the view, or to undefined after it has told why it failed. */
function useViewChanges(entity: string) {
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

interface ViewItemProps {
  readonly view: ListView
  /** Of the list. */
  readonly path: string
  readonly isCurrent: boolean
  readonly onOpen: () => void
  readonly onEdit: () => void
}

/** A saved view: opens it, copies its link, and lets its owner edit it. */
function ViewItem({ view, path, isCurrent, onOpen, onEdit }: ViewItemProps) {
  const { name, isDefault, isShared, isOwn } = view
  const href = useHref(createPath({ pathname: path, search: view.search }))
  return (
    <li className={classes.item}>
      <button type="button" className={classes.open} aria-current={isCurrent || undefined} onClick={onOpen}>
        <span dir="auto">{name}</span>
        {isDefault && <Star className={classes.mark} size={14} aria-label={savedViews.isDefault} />}
        {isShared && <Users className={classes.mark} size={14} aria-label={savedViews.shared} />}
      </button>
      <button
        type="button"
        className={classes.icon}
        aria-label={savedViews.copyLink(name)}
        onClick={() => void copy(new URL(href, location.href).href)}
      >
        <Link2 size={16} aria-hidden />
      </button>
      {isOwn && (
        <button type="button" className={classes.icon} aria-label={savedViews.edit(name)} onClick={onEdit}>
          <Pencil size={15} aria-hidden />
        </button>
      )}
    </li>
  )
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toastSuccess(savedViews.linkCopied)
  } catch {
    // Browsers refuse it on pages that are not secure.
    toastError(savedViews.linkNotCopied(link))
  }
}
