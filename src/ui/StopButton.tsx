import { Button } from '@mantine/core'
import { jobs as texts } from '../texts/jobs.ts'

interface StopButtonProps {
  /** What is running. */
  readonly label: string
  readonly isStopping: boolean
  readonly onStop: () => void
}

/** Stops what is running. */
export function StopButton({ label, isStopping, onStop }: StopButtonProps) {
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={texts.stopNamed(label)}
      loading={isStopping}
      onClick={onStop}
    >
      {texts.stop}
    </Button>
  )
}
