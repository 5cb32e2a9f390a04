import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { isUnknownCall, SessionOverError } from '../../../../api/errors.ts'
import { request } from '../../../../api/request.ts'
import { readPendingLoginCall } from '../../../calls/account-calls.ts'
import { Problem } from '../../../../engine/loading/Problem.tsx'
import { NotFound } from '../../../../engine/page/NotFound.tsx'
import { Slot } from '../../../../engine/slots.tsx'
import { dismissToasts, toastSuccess } from '../../../../engine/toasts/toasts.ts'
import { app } from '../../../../generated/app.ts'
import { notFound } from '#texts/record.ts'
import { pendingLogin as texts } from '#texts/account.ts'
import { screens } from '#texts/frame.ts'
import { takeAddress } from '../../session/session-middleware.ts'
import { session } from '../../session/session.ts'
import { LinkTitle } from '../../link/LinkTitle.tsx'
import classes from '../../link/link.module.css'

/** Where a login goes on whose password was right, by whatever the features of the program ask for. */
export function PendingLoginPage() {
  const navigate = useNavigate()
  const [isIn, setIsIn] = useState(false)
  const pending = useQuery({
    queryKey: ['session', 'pendingLogin'],
    queryFn: ({ signal }) => request(readPendingLoginCall, { signal }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  function done() {
    dismissToasts()
    toastSuccess(screens.login.success)
    session.start()
    void navigate(takeAddress(), { replace: true })
  }
  // Nothing waits: the password is asked for again.
  if (pending.error instanceof SessionOverError) return <Navigate to="/login" replace />
  // No login waits in this program.
  if (isUnknownCall(pending.error)) {
    return (
      <main>
        <NotFound to="/" label={notFound.home} />
      </main>
    )
  }
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <p className={classes.brand}>{app.name}</p>
        <LinkTitle title={texts.title} />
        {pending.isError && (
          <Problem title={texts.failed} error={pending.error} onRetry={() => void pending.refetch()} />
        )}
        {pending.data && (
          <Slot name="loginStep" props={{ ...pending.data, onBegun: () => setIsIn(true), onDone: done }} />
        )}
        {!isIn && (
          <Button component={Link} to="/login" variant="default" fullWidth>
            {texts.startOver}
          </Button>
        )}
      </div>
    </main>
  )
}
