import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { NotFound } from '../../engine/page/NotFound.tsx'
import { notFound } from '#texts/record.ts'
import { useSessionState } from '../../accounts/browser/session/use-admin.ts'

const Layout = lazy(async () => ({ default: (await import('../layout/Layout.tsx')).Layout }))

/** Around the page of an unknown path: the menu of whoever is logged in. */
export function NotFoundFrame() {
  if (useSessionState() === 'in')
    return (
      <Suspense>
        <Layout />
      </Suspense>
    )
  return (
    <main>
      <Outlet />
    </main>
  )
}

/** The page of an unknown path. */
export function NotFoundPage() {
  return <NotFound to="/" label={notFound.home} />
}
