import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { OwnDialog } from '../../../engine/own-screens/OwnDialog.tsx'
import { apiKeys as texts } from '#ways/api-keys/texts.ts'
import classes from './api-keys.module.css'

interface ShownSecretProps {
  readonly secret: string
  readonly onClose: () => void
}

/** A new key, this once. */
export function ShownSecret({ secret, onClose }: ShownSecretProps) {
  const clipboard = useClipboard()
  return (
    <OwnDialog title={texts.madeTitle} onClose={onClose}>
      <p className={classes.text}>{texts.madeHint}</p>
      <output className={classes.secret} dir="ltr" aria-label={texts.madeTitle}>
        {secret}
      </output>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {texts.close}
        </Button>
        <Button data-autofocus onClick={() => clipboard.copy(secret)}>
          <span aria-live="polite">{clipboard.copied ? texts.copied : texts.copy}</span>
        </Button>
      </div>
    </OwnDialog>
  )
}
