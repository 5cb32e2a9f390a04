import { Button } from '@mantine/core'
import Plus from 'lucide-react/icons/plus'
import { memo } from 'react'
import type { AnyEntity } from '../../schema/entity.ts'
import { Link } from '../navigation/Link.tsx'
import { shown } from '../../texts/locale.ts'

/** The way to an entity's create screen. */
export const AddLink = memo(function AddLink({ entity }: { readonly entity: AnyEntity }) {
  return (
    <Button component={Link} to={`${entity.path}/create`} leftSection={<Plus size={18} aria-hidden />}>
      {shown(entity.list.add)}
    </Button>
  )
})
