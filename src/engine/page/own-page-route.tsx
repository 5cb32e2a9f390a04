import { useParams, type LazyRouteFunction, type RouteObject } from 'react-router-dom'
import type { OwnPage } from '../../schema/page.ts'
import { t } from '../../texts/locale.ts'
import { useTitle } from './use-title.ts'

/** The route of a screen of one's own; its code is fetched when it is first visited. */
export function ownPageRoute(load: () => Promise<OwnPage>): LazyRouteFunction<RouteObject> {
  return async () => {
    const [{ title, content }, { Page }] = await Promise.all([load(), import('./Page.tsx')])
    const { default: Content } = await content()
    const heading = t(title)
    return {
      Component: function OwnPageScreen() {
        useTitle(heading)
        return (
          <Page title={heading}>
            <Content params={useParams()} />
          </Page>
        )
      },
    }
  }
}
