import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../../api/request.ts'
import { deviceName } from '../../../texts/device-name.ts'
import { formatMoment } from '../../../texts/format-moment.ts'
import { toastFailure, toastSuccess } from '../../../engine/toasts/toasts.ts'
import { secondFactor as texts } from '#ways/second-factor/texts.ts'
import { forgetBrowserCall, forgetBrowsersCall, type RememberedBrowser } from './calls.ts'
import { secondFactorKey } from './second-factor-key.ts'
import listClasses from '../../../ui/record-list.module.css'
import classes from './second-factor.module.css'

interface RememberedBrowsersProps {
  readonly browsers: readonly RememberedBrowser[]
  /** The button that was pressed goes with it. */
  readonly onForgotten: () => void
}

/** The browsers in which no code is asked for, until that is ended. */
export function RememberedBrowsers({ browsers, onForgotten }: RememberedBrowsersProps) {
  const queryClient = useQueryClient()
  const forget = useMutation({
    mutationFn: (id: number | null) =>
      id === null ? request(forgetBrowsersCall, {}) : request(forgetBrowserCall, { params: { id } }),
    onSuccess() {
      toastSuccess(texts.forgotten)
      onForgotten()
    },
    onError: (error) => toastFailure(error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: secondFactorKey }),
  })
  return (
    <>
      <h3 className={classes.part}>{texts.remembered}</h3>
      <ul className={listClasses.card}>
        {browsers.map((each) => {
          const known = deviceName(each) ?? each.address
          return (
            <li key={each.id} className={listClasses.item}>
              <div className={listClasses.words}>
                <p className={listClasses.what}>
                  <strong dir="auto">{known}</strong>
                  <span className={listClasses.soft} dir="ltr">
                    {each.address}
                  </span>
                </p>
                <p className={listClasses.soft}>{texts.until(formatMoment(each.endsAt))}</p>
              </div>
              <Button
                size="xs"
                variant="default"
                aria-label={texts.forgetNamed(known)}
                loading={forget.isPending && forget.variables === each.id}
                onClick={() => forget.mutate(each.id)}
              >
                {texts.forget}
              </Button>
            </li>
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
