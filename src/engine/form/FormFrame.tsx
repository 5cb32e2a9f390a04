import type { ReactNode } from 'react'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { Text } from '../../schema/values/text.ts'
import { listAddress } from '../list-data/list-memory.ts'
import { Page } from '../page/Page.tsx'
import { Breadcrumb } from '../page/Breadcrumb.tsx'
import { useTitle } from '../page/use-title.ts'
import { CreateHereContext } from '../../kinds/reference/create-here.ts'
import { renderCreateHere } from './create-here/CreateHere.tsx'
import { t } from '../../texts/locale.ts'

interface FormFrameProps {
  readonly entity: AnyEntity
  readonly title: Text
  /** Whose form it is; of a new record nobody's. */
  readonly subject?: string
  /** Stands beside the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** The frame of an entity's forms: the title, and the breadcrumb back to the list. */
export function FormFrame({ entity, title, subject = '', action, children }: FormFrameProps) {
  const current = subject === '' ? t(title) : `${t(title)} · ${subject}`
  useTitle(current)
  const parent = { label: t(entity.list.title), address: listAddress(entity.path) }
  return (
    <Page
      title={t(title)}
      subject={subject}
      action={action}
      isNarrow={!entity.sections || entity.tabs === true}
      breadcrumb={<Breadcrumb parent={parent} current={current} />}
    >
      <CreateHereContext value={renderCreateHere}>{children}</CreateHereContext>
    </Page>
  )
}
