import { Button, type ButtonProps } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import { fieldErrorsOf } from '../../../api/errors.ts'
import { knowsPasskeys } from './authenticator.ts'
import classes from './passkeys.module.css'

interface PasskeyButtonProps extends Pick<ButtonProps, 'size'> {
  readonly label: string
  readonly use: () => Promise<void>
}

/** Shows a passkey where the browser knows any, and says below why that did not work. */
export function PasskeyButton({ label, size, use }: PasskeyButtonProps) {
  const show = useMutation({ mutationFn: use })
  if (!knowsPasskeys()) return null
  return (
    <div>
      <Button
        variant="default"
        size={size ?? 'sm'}
        fullWidth
        leftSection={<KeyRound size={17} aria-hidden />}
        loading={show.isPending}
        onClick={() => show.mutate()}
      >
        {label}
      </Button>
      {show.error && (
        <p role="alert" className={classes.problem}>
          {fieldErrorsOf(show.error)[0]?.msg}
        </p>
      )}
    </div>
  )
}
