import { Button } from '@mantine/core'
import UserPlus from 'lucide-react/icons/user-plus'
import { use } from 'react'
import { Link } from 'react-router-dom'
import toolbar from '../../../engine/list/toolbar.module.css'
import type { ListSlotProps } from '../../../engine/slots.tsx'
import { PersonContext } from '../../../kinds/core/control/person-context.ts'
import { mayDo } from '../../../schema/access/rights.ts'
import { invitations } from '#ways/invitations/texts.ts'

/** The way from the list of accounts to inviting somebody, for whoever may add one. */
export default function InviteTool({ resource: { entity } }: ListSlotProps) {
  const person = use(PersonContext)
  if (person && !mayDo(entity, 'create', person)) return null
  return (
    <Button
      component={Link}
      to="/invitations"
      className={toolbar.panelButton}
      variant="default"
      leftSection={<UserPlus size={17} aria-hidden />}
      title={invitations.title}
      data-quiet
    >
      {invitations.title}
    </Button>
  )
}
