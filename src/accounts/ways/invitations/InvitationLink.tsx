import { Button, CopyButton, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { LINK_PATH } from '../../calls/account-calls.ts'
import { invitations as texts } from '#ways/invitations/texts.ts'
import classes from './invitations.module.css'

/** The link of somebody whom no mail reaches: it is in no answer but this one. */
export function InvitationLink({ token }: { readonly token: string }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  const link = `${window.location.origin}${LINK_PATH}#${token}`
  return (
    <section className={classes.link} aria-label={texts.link}>
      <TextInput
        ref={input}
        label={texts.link}
        description={texts.linkHint}
        value={link}
        readOnly
        dir="ltr"
        className={classes.address ?? ''}
      />
      <CopyButton value={link}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            <span role="status">{copied ? texts.copied : texts.copy}</span>
          </Button>
        )}
      </CopyButton>
    </section>
  )
}
