import { Button } from '@mantine/core'
import List from 'lucide-react/icons/list'
import { Link } from 'react-router-dom'
import type { Resource } from '../../api/resource.ts'
import { createAddress, NotFound, Page, Problem, useTitle } from '../../engine/face.ts'
import { t } from '../../texts/locale.ts'
import { tree } from '#features/tree/texts.ts'
import classes from './tree.module.css'
import { TreeLevel } from './TreeLevel.tsx'
import { useRoots } from './use-level.ts'

/** The records of an entity, each below the one that it refers to. */
export function TreePage({ resource }: { readonly resource: Resource }) {
  const { entity, denied } = resource
  const title = t(entity.list.title)
  useTitle(title)
  const parent = entity.list.tree
  const roots = useRoots(resource, parent)
  if (parent === undefined) return <NotFound to={entity.path} label={tree.list} />
  return (
    <Page
      title={title}
      action={
        <div className={classes.actions}>
          <Button
            component={Link}
            to={entity.path}
            variant="default"
            leftSection={<List size={17} aria-hidden />}
          >
            {tree.list}
          </Button>
          {!denied?.has('create') && (
            <Button component={Link} to={createAddress(entity.path)}>
              {t(entity.list.add)}
            </Button>
          )}
        </div>
      }
    >
      {roots.isError && !roots.data && (
        <Problem title={tree.failed} error={roots.error} onRetry={() => void roots.refetch()} />
      )}
      {roots.data?.total === 0 && <p className={classes.line}>{tree.empty}</p>}
      {roots.data && roots.data.records.length > 0 && (
        <div className={classes.tree}>
          <TreeLevel resource={resource} parent={parent} label={title} level={roots.data} />
        </div>
      )}
    </Page>
  )
}
