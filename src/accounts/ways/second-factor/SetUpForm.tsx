import { Button, Loader } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, Suspense } from 'react'
import { Problem } from '../../../engine/loading/Problem.tsx'
import { secondFactor as texts } from '#ways/second-factor/texts.ts'
import type { BegunSetUp } from './calls.ts'
import { CodeInput } from './CodeInput.tsx'
import { messageOf } from './message-of.ts'
import classes from './second-factor.module.css'
import { lazyOptional } from '../../../engine/loading/lazy-part.ts'

/** Apart, for the library that draws it; the secret can be typed where it does not come. */
const QrCode = lazyOptional(() => import('./QrCode.tsx'))

interface SecretToScanProps {
  readonly secret: string
  readonly address: string
}

/** The secret of an authenticator: as a picture for its camera, as a link for an app of this device, and as text to type. */
function SecretToScan({ secret, address }: SecretToScanProps) {
  return (
    <>
      <p className={classes.hint}>{texts.scan}</p>
      <div className={classes.qr}>
        <Suspense>
          <QrCode text={address} />
        </Suspense>
      </div>
      <p className={classes.hint}>
        {texts.orType}{' '}
        <a className={classes.link} href={address}>
          {texts.openApp}
        </a>
      </p>
      <output className={classes.secret} dir="ltr" aria-label={texts.secret}>
        {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
      </output>
    </>
  )
}

interface SetUpFormProps {
  begin(): Promise<BegunSetUp>
  finish(sent: { readonly sealed: string; readonly code: string }): Promise<void>
}

/** Shows a new secret for the authenticator, and asks for the code that this makes of it. */
export function SetUpForm({ begin, finish }: SetUpFormProps) {
  const [code, setCode] = useState('')
  const begun = useQuery({
    queryKey: ['session', 'setUp'],
    queryFn: begin,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const end = useMutation({
    mutationFn: (sealed: string) => finish({ sealed, code }),
  })
  if (begun.isError)
    return <Problem title={texts.failed} error={begun.error} onRetry={() => void begun.refetch()} />
  if (!begun.data) return <Loader aria-label={texts.loading} />
  const { sealed, secret, address } = begun.data
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!end.isPending) end.mutate(sealed)
      }}
    >
      <SecretToScan secret={secret} address={address} />
      <CodeInput
        value={code}
        error={messageOf(end.error)}
        onChange={(next) => {
          setCode(next)
          end.reset()
        }}
      />
      <Button type="submit" fullWidth loading={end.isPending}>
        {texts.confirm}
      </Button>
    </form>
  )
}
