import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Resource } from '../../api/resource.ts'
import { listBackend } from '../../engine/list-data/list-backend.ts'
import { imports } from '#features/import/texts.ts'

/** The way to the import of an entity, where the backend has one. */
export default function ImportLink({ resource: { entity, denied } }: { readonly resource: Resource }) {
  const isHere = listBackend(useQueryClient(), entity) === 'plain'
  if (isHere || denied?.has('create')) return null
  return (
    <Button component={Link} to={`${entity.path}/import`} variant="subtle">
      {imports.link}
    </Button>
  )
}
