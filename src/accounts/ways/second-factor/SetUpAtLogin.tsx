import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { request } from '../../../api/request.ts'
import type { LoginStepProps } from '../../../engine/slots.tsx'
import { secondFactor as texts } from '#ways/second-factor/texts.ts'
import { beginAtLoginCall, setUpAtLoginCall } from './calls.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpForm } from './SetUpForm.tsx'
import classes from './second-factor.module.css'

/** Sets up an authenticator for whoever must have one: the session begins with it. */
export function SetUpAtLogin({ onBegun, onDone }: Pick<LoginStepProps, 'onBegun' | 'onDone'>) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  async function finish(sent: { readonly sealed: string; readonly code: string }) {
    const made = await request(setUpAtLoginCall, { body: sent })
    onBegun()
    setCodes(made.codes)
  }
  if (codes) return <CodesAtLogin codes={codes} onClose={onDone} />
  return (
    <>
      <p className={classes.hint}>{texts.mustSetUp}</p>
      <SetUpForm begin={() => request(beginAtLoginCall, {})} finish={finish} />
    </>
  )
}

/** What had the focus has gone. */
function CodesAtLogin(props: ComponentProps<typeof RecoveryCodes>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} className={classes.title} tabIndex={-1}>
        {texts.codes}
      </h2>
      <RecoveryCodes {...props} />
    </>
  )
}
