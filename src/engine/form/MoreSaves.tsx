import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Button, Menu } from '@mantine/core'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { forms } from '#texts/form.ts'

interface MoreSavesProps {
  readonly stayLabel: string
  readonly isSending: boolean
  readonly onStay: () => void
}

/** What a phone's footer has no room for beside saving. */
export default function MoreSaves({ stayLabel, isSending, onStay }: MoreSavesProps) {
  return (
    <Menu position="top-end" shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" aria-label={forms.moreSaves}>
          <Ellipsis size={18} aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item aria-disabled={isSending} onClick={onStay}>
          {stayLabel}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
