import { NotFound } from '../../engine/page/NotFound.tsx'
import { screens } from '../../texts/screens.ts'

/** The page of an unknown path. */
export function NotFoundPage() {
  return (
    <main>
      <NotFound to="/" label={screens.notFound.home} />
    </main>
  )
}
