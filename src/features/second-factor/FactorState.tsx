import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import { formatMoment } from '../../texts/format-moment.ts'
import { ConfirmDialog } from '../../engine/own-screens/ConfirmDialog.tsx'
import { toastSuccess } from '../../engine/toasts/toasts.ts'
import { punctuation } from '#texts/punctuation.ts'
import { secondFactor as texts } from '#features/second-factor/texts.ts'
import { makeCodesCall, turnOffCall, type OwnFactorState } from './calls.ts'
import { RememberedBrowsers } from './RememberedBrowsers.tsx'
import { secondFactorKey } from './second-factor-key.ts'
import listClasses from '../../ui/record-list.module.css'
import classes from './second-factor.module.css'

interface FactorStateProps {
  readonly state: OwnFactorState
  /** An instant. */
  readonly since: string
  readonly onSetUp: () => void
  readonly onCodes: (codes: readonly string[]) => void
  /** The button that was pressed goes with it. */
  readonly onGone: () => void
}

/** Since when there is an authenticator, and what can be done about it. */
export function FactorState({ state, since, onSetUp, onCodes, onGone }: FactorStateProps) {
  const { isRequired, codesLeft, browsers } = state
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<'turnOff' | 'codes' | null>(null)
  async function turnOff() {
    await request(turnOffCall, {})
    await queryClient.invalidateQueries({ queryKey: ['session'] })
    toastSuccess(texts.turnedOff)
    onGone()
  }
  async function remake() {
    const { codes } = await request(makeCodesCall, { body: {} })
    onCodes(codes)
    await queryClient.invalidateQueries({ queryKey: secondFactorKey })
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
        <Button variant="default" onClick={() => setAsked('codes')}>
          {texts.newCodes}
        </Button>
        {!isRequired && (
          <Button variant="default" onClick={() => setAsked('turnOff')}>
            {texts.turnOff}
          </Button>
        )}
      </div>
      {asked === 'turnOff' && (
        <ConfirmDialog
          title={texts.turnOffTitle}
          text={texts.turnOffHint}
          confirm={texts.turnOff}
          isDangerous
          onConfirm={turnOff}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'codes' && (
        <ConfirmDialog
          title={texts.newCodesTitle}
          text={texts.newCodesHint}
          confirm={texts.newCodes}
          onConfirm={remake}
          onClose={() => setAsked(null)}
        />
      )}
      {browsers.length > 0 && <RememberedBrowsers browsers={browsers} onForgotten={onGone} />}
    </>
  )
}
