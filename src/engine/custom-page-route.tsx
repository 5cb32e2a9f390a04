import { use } from 'react'
import { useParams, type LazyRouteFunction, type RouteObject } from 'react-router-dom'
import { isNamed } from '../schema/access/access.ts'
import type { CustomPage } from '../schema/entity/page.ts'
import { notFound } from '#texts/record.ts'
import { withWords } from '../texts/with-words.ts'
import { NoRight } from './access/NoRight.tsx'
import { PersonContext } from '../kinds/core/control/person-context.ts'

/** The route of a screen of one's own; its code is fetched when it is first visited. */
export function customPageRoute(load: () => Promise<CustomPage>): LazyRouteFunction<RouteObject> {
  return async () => {
    const [{ title, content, roles, isBare }, { EntityPage }] = await Promise.all([
      load(),
      withWords(import('./custom-pages/EntityPage.tsx')),
    ])
    const { default: Content } = await content()
    return {
      Component: function CustomPageScreen() {
        const params = useParams()
        const person = use(PersonContext)
        if (roles && !person) return null
        if (person && !isNamed(roles, person)) return <NoRight to="/" label={notFound.home} />
        if (isBare) return <Content params={params} />
        return (
          <EntityPage title={title}>
            <Content params={params} />
          </EntityPage>
        )
      },
    }
  }
}
