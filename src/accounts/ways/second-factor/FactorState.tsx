import { Button } from '@mantine/core'
import { useQueryClient, useMutation } from '@tanstack/react-query'
import { request } from '../../../api/request.ts'
import { formatMoment } from '../../../texts/format-moment.ts'
import { ConfirmButton } from '../../../engine/custom-pages/ConfirmDialog.tsx'
import { RecordItem } from '../../../ui/RecordItem.tsx'
import { callQuery } from '../../../api/call-query.ts'
import { toastSuccess, toastFailure } from '../../../engine/toasts/toasts.ts'
import { punctuation } from '#texts/frame.ts'
import { secondFactor as texts } from '#ways/second-factor/texts.ts'
import {
  turnOffCall,
  type OwnFactorState,
  makeCodesCall,
  forgetBrowserCall,
  forgetBrowsersCall,
  type RememberedBrowser,
  readOwnFactorCall,
} from './calls.ts'
import classes from './second-factor.module.css'
import { deviceName } from '../../../texts/device-name.ts'
import listClasses from '../../../ui/record-list.module.css'

interface FactorStateProps {
  readonly state: OwnFactorState
  readonly onSetUp: () => void
  readonly onCodes: (codes: readonly string[]) => void
  /** The button that was pressed goes with it. */
  readonly onGone: () => void
}

/** By what somebody is known beside the password, and what can be done about it. */
export function FactorState({ state, onSetUp, onCodes, onGone }: FactorStateProps) {
  const { since, isRequired, codesLeft, browsers } = state
  const queryClient = useQueryClient()
  async function turnOff() {
    await request(turnOffCall, {})
    await queryClient.invalidateQueries()
    toastSuccess(texts.turnedOff)
    onGone()
  }
  const facts = [
    since === null ? texts.byOther : texts.since(formatMoment(since)),
    texts.codesLeft(codesLeft),
  ]
  return (
    <div className={classes.state}>
      <p className={classes.fact}>{facts.join(punctuation.comma)}</p>
      {isRequired && <p className={classes.hint}>{texts.required}</p>}
      {codesLeft === 0 && <p className={classes.warning}>{texts.noCodes}</p>}
      <div className="ui-flow">
        {since !== null && (
          <Button variant="default" onClick={onSetUp}>
            {texts.replace}
          </Button>
        )}
        <NewCodes codesLeft={codesLeft} onCodes={onCodes} />
        {since !== null && !isRequired && (
          <ConfirmButton
            title={texts.turnOffTitle}
            text={texts.turnOffHint}
            confirm={texts.turnOff}
            isDangerous
            onConfirm={turnOff}
          />
        )}
      </div>
      {browsers.length > 0 && <RememberedBrowsers browsers={browsers} onForgotten={onGone} />}
    </div>
  )
}

interface NewCodesProps {
  readonly codesLeft: number
  readonly onCodes: (codes: readonly string[]) => void
}

/** Makes recovery codes; asks before where former ones are void then. */
function NewCodes({ codesLeft, onCodes }: NewCodesProps) {
  const queryClient = useQueryClient()
  const make = useMutation({
    mutationFn: () => request(makeCodesCall, { body: {} }),
    async onSuccess({ codes }) {
      onCodes(codes)
      await queryClient.invalidateQueries(callQuery(readOwnFactorCall, {}))
    },
  })
  if (codesLeft === 0) {
    return (
      <Button
        loading={make.isPending}
        onClick={() => make.mutate(undefined, { onError: (error) => toastFailure(error) })}
      >
        {texts.makeCodes}
      </Button>
    )
  }
  return (
    <ConfirmButton
      title={texts.newCodesTitle}
      text={texts.newCodesHint}
      confirm={texts.newCodes}
      onConfirm={() => make.mutateAsync()}
    />
  )
}

interface RememberedBrowsersProps {
  readonly browsers: readonly RememberedBrowser[]
  /** The button that was pressed goes with it. */
  readonly onForgotten: () => void
}

/** The browsers in which no code is asked for, until that is ended. */
function RememberedBrowsers({ browsers, onForgotten }: RememberedBrowsersProps) {
  const queryClient = useQueryClient()
  const forget = useMutation({
    mutationFn: (id: number | null) =>
      id === null ? request(forgetBrowsersCall, {}) : request(forgetBrowserCall, { params: { id } }),
    onSuccess() {
      toastSuccess(texts.forgotten)
      onForgotten()
    },
    onError: (error) => toastFailure(error),
    onSettled: () => queryClient.invalidateQueries(callQuery(readOwnFactorCall, {})),
  })
  return (
    <>
      <h3 className={classes.part}>{texts.remembered}</h3>
      <ul className={listClasses.card}>
        {browsers.map((each) => {
          const known = deviceName(each) ?? each.address
          return (
            <RecordItem
              key={each.id}
              title={known}
              beside={[<bdi key="address">{each.address}</bdi>]}
              facts={[texts.until(formatMoment(each.endsAt))]}
              actions={
                <Button
                  size="xs"
                  variant="default"
                  aria-label={texts.forgetNamed(known)}
                  loading={forget.isPending && forget.variables === each.id}
                  onClick={() => forget.mutate(each.id)}
                >
                  {texts.forget}
                </Button>
              }
            />
          )
        })}
      </ul>
      {browsers.length > 1 && (
        <Button className={classes.alone} variant="default" size="sm" onClick={() => forget.mutate(null)}>
          {texts.forgetAll}
        </Button>
      )}
    </>
  )
}
