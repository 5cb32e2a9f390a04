import { Button } from '@mantine/core'
import ListTree from 'lucide-react/icons/list-tree'
import { Link } from 'react-router-dom'
import type { ListSlotProps } from '../../engine/face.ts'
import toolbar from '../../engine/list/toolbar.module.css'
import { tree } from '#features/tree/texts.ts'

/** The way from a list to its tree. */
export default function TreeTool({ resource: { entity } }: ListSlotProps) {
  if (entity.list.tree === undefined) return null
  return (
    <Button
      component={Link}
      to={`${entity.path}/tree`}
      className={toolbar.panelButton}
      variant="default"
      leftSection={<ListTree size={17} aria-hidden />}
      title={tree.tree}
      data-quiet
    >
      {tree.tree}
    </Button>
  )
}
