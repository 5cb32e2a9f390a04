import { Suspense, useState } from 'react'
import { OwnDialog } from '../../../engine/own-screens/OwnDialog.tsx'
import { Slot } from '../../../engine/slots.tsx'
import { askingAgain as texts } from '#ways/asking-again/texts.ts'
import { tellProved } from './listen-to-proofs.ts'
import { PasswordProof } from './PasswordProof.tsx'
import classes from './asking-again.module.css'

/** Above the dialogs whose calls it stands for. */
const ABOVE_DIALOGS = 410

export interface ProofDialogProps {
  readonly onAnswer: (isProved: boolean) => void
}

/** Asks for the password of whoever is logged in, or for what else shows who they are. */
export default function ProofDialog({ onAnswer }: ProofDialogProps) {
  const [way, setWay] = useState<string | null>(null)
  function end() {
    tellProved()
    onAnswer(true)
  }
  const others = (
    <Suspense>
      <Slot name="proof" props={{ way, onWay: setWay, onProved: end }} />
    </Suspense>
  )
  return (
    <OwnDialog title={texts.title} size={440} zIndex={ABOVE_DIALOGS} onClose={() => onAnswer(false)}>
      <div className={classes.form}>
        <p className={classes.hint}>{texts.hint}</p>
        {way === null ? <PasswordProof others={others} onProved={end} /> : others}
      </div>
    </OwnDialog>
  )
}
