import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import FileUp from 'lucide-react/icons/file-up'
import { Link } from 'react-router-dom'
import type { Resource } from '../../api/resource.ts'
import { listBackend } from '../../engine/face.ts'
import { imports } from '#features/import/texts.ts'
import classes from './import-link.module.css'

interface ImportLinkProps {
  readonly resource: Resource
  /** It stands in place of the toolbar's, where that has no room for it. */
  readonly isSpare?: boolean
}

/** The way to the import of an entity, where the backend has one. */
export default function ImportLink({ resource: { entity, denied }, isSpare = false }: ImportLinkProps) {
  const isHere = listBackend(useQueryClient(), entity) === 'plain'
  if (isHere || denied?.has('create')) return null
  return (
    <Button
      component={Link}
      to={`${entity.path}/import`}
      className={isSpare ? classes.spare : undefined}
      variant={isSpare ? 'subtle' : 'default'}
      leftSection={!isSpare && <FileUp size={17} aria-hidden />}
    >
      {imports.link}
    </Button>
  )
}
