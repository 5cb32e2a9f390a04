import { use } from 'react'
import { useParams, type LazyRouteFunction, type RouteObject } from 'react-router-dom'
import { isNamed } from '../schema/access.ts'
import type { CustomPage } from '../schema/page.ts'
import { notFound } from '#texts/not-found.ts'
import { t } from '../texts/locale.ts'
import { NoRight } from './access/NoRight.tsx'
import { PersonContext } from '../kinds/core/control/person-context.ts'
import { useTitle } from './page/use-title.ts'

/** The route of a screen of one's own; its code is fetched when it is first visited. */
export function customPageRoute(load: () => Promise<CustomPage>): LazyRouteFunction<RouteObject> {
  return async () => {
    const [{ title, content, roles }, { Page }] = await Promise.all([load(), import('./page/Page.tsx')])
    const { default: Content } = await content()
    const heading = t(title)
    return {
      Component: function CustomPageScreen() {
        useTitle(heading)
        const params = useParams()
        const person = use(PersonContext)
        if (roles && !person) return null
        if (person && !isNamed(roles, person)) return <NoRight to="/" label={notFound.home} />
        return (
          <Page title={heading}>
            <Content params={params} />
          </Page>
        )
      },
    }
  }
}
