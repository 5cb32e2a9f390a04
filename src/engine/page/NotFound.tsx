import { Button } from '@mantine/core'
import Compass from 'lucide-react/icons/compass'
import { screens } from '../../texts/fr/screens.ts'
import { Notice } from '../loading/Notice.tsx'
import { Link } from '../navigation/Link.tsx'
import { useTitle } from './use-title.ts'

interface NotFoundProps {
  /** Where it leads on. */
  readonly to: string
  readonly label: string
}

/** In place of a screen that is not there. */
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
