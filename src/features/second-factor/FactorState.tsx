import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import { formatMoment } from '../../engine/moment.ts'
import { ConfirmDialog } from '../../engine/own-screens/ConfirmDialog.tsx'
import { toastSuccess } from '../../engine/toasts/toasts.ts'
import { punctuation } from '#texts/punctuation.ts'
import { secondFactor as texts } from '#features/second-factor/texts.ts'
import { turnOffCall, type OwnFactorState } from './calls.ts'
import listClasses from '../../ui/record-list.module.css'
import classes from './second-factor.module.css'

interface FactorStateProps {
  readonly state: OwnFactorState
  readonly onSetUp: () => void
  /** The button that was pressed goes with it. */
  readonly onTurnedOff: () => void
}

/** Since when there is an authenticator, and what can be done about it. */
export function FactorState({ state, onSetUp, onTurnedOff }: FactorStateProps) {
  const { since, isRequired, codesLeft } = state
  const queryClient = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  if (since === null) {
    return (
      <Button className={classes.alone} onClick={onSetUp}>
        {texts.setUp}
      </Button>
    )
  }
  async function turnOff() {
    await request(turnOffCall, {})
    await queryClient.invalidateQueries({ queryKey: ['session'] })
    toastSuccess(texts.turnedOff)
    onTurnedOff()
  }
  const facts = [texts.since(formatMoment(since)), texts.codesLeft(codesLeft)]
  return (
    <>
      <p className={classes.fact}>{facts.join(punctuation.comma)}</p>
      {isRequired && <p className={listClasses.hint}>{texts.required}</p>}
      <div className={classes.ways}>
        <Button variant="default" onClick={onSetUp}>
          {texts.replace}
        </Button>
        {!isRequired && (
          <Button variant="default" onClick={() => setIsAsked(true)}>
            {texts.turnOff}
          </Button>
        )}
      </div>
      {isAsked && (
        <ConfirmDialog
          title={texts.turnOffTitle}
          text={texts.turnOffHint}
          confirm={texts.turnOff}
          isDangerous
          onConfirm={turnOff}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
