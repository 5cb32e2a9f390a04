import type { ReactNode } from 'react'
import type { AnyEntity } from '../../schema/entity.ts'
import type { Text } from '../../schema/text.ts'
import { listAddress } from '../list/list-memory.ts'
import { Breadcrumb } from '../page/Breadcrumb.tsx'
import { Page } from '../page/Page.tsx'
import { useTitle } from '../page/use-title.ts'
import { shown } from '../../texts/locale.ts'

interface FormFrameProps {
  readonly entity: AnyEntity
  readonly title: Text
  readonly children: ReactNode
}

/** The frame of an entity's forms: the title, and the breadcrumb back to the list. */
export function FormFrame({ entity, title, children }: FormFrameProps) {
  useTitle(shown(title))
  const parent = { label: shown(entity.list.title), address: listAddress(entity.path) }
  return (
    <Page title={shown(title)} isNarrow breadcrumb={<Breadcrumb parent={parent} current={shown(title)} />}>
      {children}
    </Page>
  )
}
