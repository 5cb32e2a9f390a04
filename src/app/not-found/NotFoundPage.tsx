import { NotFound } from '../../engine/page/NotFound.tsx'
import { screens } from '../../texts/fr/screens.ts'

/** Any path that leads nowhere. */
export function NotFoundPage() {
  return (
    <main>
      <NotFound to="/" label={screens.notFound.home} />
    </main>
  )
}
