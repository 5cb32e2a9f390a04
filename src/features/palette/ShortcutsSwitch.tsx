import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { keyboard } from '#features/palette/texts.ts'
import { setShortcutsEnabled, useShortcutsEnabled } from './shortcuts-enabled.ts'
import classes from './keyboard.module.css'
import type { RecordId } from '../../schema/values/record-id.ts'

/** Switches the shortcuts of single keys on and off. */
export default function ShortcutsSwitch({ adminId }: { readonly adminId: RecordId }) {
  const isEnabled = useShortcutsEnabled(adminId)
  return (
    <div className={classes.preference}>
      <Switch
        label={keyboard.preference.label}
        description={keyboard.preference.hint}
        checked={isEnabled}
        onChange={(event) => setShortcutsEnabled(adminId, event.currentTarget.checked)}
      />
    </div>
  )
}
