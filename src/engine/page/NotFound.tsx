import { Link } from 'react-router-dom'
import { Button } from '@mantine/core'
import Compass from 'lucide-react/icons/compass'
import { notFound } from '#texts/record.ts'
import { Notice } from '../loading/Notice.tsx'
import { useTitle } from './use-title.ts'

interface NotFoundProps {
  /** Where the link leads. */
  readonly to: string
  readonly label: string
}

/** Replaces a screen that does not exist. */
export function NotFound({ to, label }: NotFoundProps) {
  useTitle(notFound.text)
  return (
    <Notice isTitle icon={Compass} title={notFound.text} text={notFound.hint}>
      <Button component={Link} to={to} variant="default">
        {label}
      </Button>
    </Notice>
  )
}
