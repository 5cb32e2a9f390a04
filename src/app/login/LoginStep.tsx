import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { lazyPart } from '../../engine/loading/lazy-part.ts'

const Link = lazyPart(() => import('../link/LinkPage.tsx'))
const Pending = lazyPart(() => import('./pending/PendingLoginPage.tsx'))
const NotFound = lazyPart(() => import('../not-found/NotFoundPage.tsx'))

/** The screens below the login, of people who are not logged in yet. */
export function LoginStep() {
  const { step } = useParams()
  return (
    <Suspense>{step === 'link' ? <Link /> : step === 'second-factor' ? <Pending /> : <NotFound />}</Suspense>
  )
}
