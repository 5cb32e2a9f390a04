import { Button } from '@mantine/core'
import Lock from 'lucide-react/icons/lock'
import { Link } from 'react-router-dom'
import { access } from '#texts/record.ts'
import { Notice } from '../loading/Notice.tsx'
import { useTitle } from '../page/use-title.ts'

interface NoRightProps {
  /** Where the link leads. */
  readonly to: string
  readonly label: string
}

/** Replaces a screen that the person's role may not see. */
export function NoRight({ to, label }: NoRightProps) {
  useTitle(access.noRight)
  return (
    <Notice isTitle icon={Lock} title={access.noRight} text={access.noRightHint}>
      <Button component={Link} to={to} variant="default">
        {label}
      </Button>
    </Notice>
  )
}
