import { Button } from '@mantine/core'
import { runs } from '#texts/import.ts'

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
      aria-label={runs.stopNamed(label)}
      loading={isStopping}
      onClick={onStop}
    >
      {runs.stop}
    </Button>
  )
}
