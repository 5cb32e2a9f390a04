import { Button } from '@mantine/core'
import Plus from 'lucide-react/icons/plus'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { createAddress } from '../navigation/record-links.ts'
import { t } from '../../texts/locale.ts'

const SHORTCUT = 'n'

/** The link to an entity's create form. */
export const AddLink = memo(function AddLink({ entity }: { readonly entity: AnyEntity }) {
  return (
    <Button
      component={Link}
      to={createAddress(entity.path)}
      aria-keyshortcuts={SHORTCUT}
      title={SHORTCUT}
      leftSection={<Plus size={18} aria-hidden />}
    >
      {t(entity.list.add)}
    </Button>
  )
})
