import { Button, Checkbox } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useState } from 'react'
import { app } from '../../../generated/app.ts'
import { secondFactor as texts } from '#ways/second-factor/texts.ts'
import './checkbox-styles.ts'
import { saveFile } from '../../../ui/browser-files.ts'
import classes from './second-factor.module.css'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** New recovery codes, this once: to copy, to save as a file, or to print. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const clipboard = useClipboard()
  const [isKept, setIsKept] = useState(false)
  const text = [`${app.name}: ${texts.codes}`, '', ...codes, ''].join('\n')
  return (
    <div className={classes.form}>
      <p className={classes.hint}>{texts.codesHint}</p>
      <ul className={classes.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.ways}>
        <Button
          variant="default"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), `${texts.file}.txt`)}
        >
          {texts.download}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button variant="default" onClick={() => clipboard.copy(text)}>
          <span aria-live="polite">{clipboard.copied ? texts.copied : texts.copy}</span>
        </Button>
      </div>
      <Checkbox
        label={texts.kept}
        checked={isKept}
        onChange={({ currentTarget: { checked } }) => setIsKept(checked)}
      />
      <Button fullWidth disabled={!isKept} onClick={onClose}>
        {texts.goOn}
      </Button>
    </div>
  )
}
