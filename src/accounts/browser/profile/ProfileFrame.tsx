import type { ReactNode } from 'react'
import { Breadcrumb, Page } from '../../../engine/page/Page.tsx'
import { useTitle } from '../../../engine/page/use-title.ts'
import { profile } from '#texts/profile.ts'

interface ProfileFrameProps {
  readonly title: string
  readonly children: ReactNode
}

/** The layout of the profile's forms. */
export function ProfileFrame({ title, children }: ProfileFrameProps) {
  useTitle(title)
  const parent = { label: profile.title, address: '/profile' }
  return (
    <Page title={title} isNarrow breadcrumb={<Breadcrumb parent={parent} current={title} />}>
      {children}
    </Page>
  )
}
