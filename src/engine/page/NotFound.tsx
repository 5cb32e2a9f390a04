import { Button } from '@mantine/core'
import Compass from 'lucide-react/icons/compass'
import { Link } from 'react-router-dom'
import { screens } from '#texts/screens.ts'
import { Notice } from '../loading/Notice.tsx'
import { useTitle } from './use-title.ts'

interface NotFoundProps {
  /** Where the link leads. */
  readonly to: string
  readonly label: string
}

/** Replaces a screen that does not exist. */
export function NotFound({ to, label }: NotFoundProps) {
  useTitle(screens.notFound.text)
  return (
    <Notice isTitle icon={Compass} title={screens.notFound.text} text={screens.notFound.hint}>
      <Button component={Link} to={to} variant="default">
        {label}
      </Button>
    </Notice>
  )
}
