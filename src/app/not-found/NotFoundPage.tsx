import { Button } from '@mantine/core'
import Compass from 'lucide-react/icons/compass'
import { Notice } from '../../engine/loading/Notice.tsx'
import { Link } from '../../engine/navigation/Link.tsx'
import { useTitle } from '../../engine/page/use-title.ts'
import { screens } from '../../texts/fr/screens.ts'

/** Any path that leads nowhere. */
export function NotFoundPage() {
  useTitle(screens.notFound.text)
  return (
    <main>
      <Notice isTitle icon={Compass} title={screens.notFound.text} text={screens.notFound.hint}>
        <Button component={Link} to="/" variant="default">
          {screens.notFound.home}
        </Button>
      </Notice>
    </main>
  )
}
