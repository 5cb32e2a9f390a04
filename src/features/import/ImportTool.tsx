import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import FileUp from 'lucide-react/icons/file-up'
import { Link } from 'react-router-dom'
import { listBackend, type ListSlotProps } from '../../engine/face.ts'
import toolbar from '../../engine/list/toolbar.module.css'
import { lists } from '#texts/frame.ts'

/** The way to the import of an entity, in the toolbar of its list. */
export function ImportTool({ resource: { entity, denied } }: ListSlotProps) {
  const isHere = listBackend(useQueryClient(), entity) === 'plain'
  if (isHere || denied?.has('create')) return null
  return (
    <Button
      component={Link}
      to={`${entity.path}/import`}
      className={toolbar.panelButton}
      variant="default"
      leftSection={<FileUp size={17} aria-hidden />}
      title={lists.import}
      data-quiet
      data-spare
    >
      {lists.import}
    </Button>
  )
}
