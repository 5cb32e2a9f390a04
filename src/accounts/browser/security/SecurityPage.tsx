import { profile, security } from '#texts/account.ts'
import { Page } from '../../../engine/page/Page.tsx'
import { Breadcrumb } from '../../../engine/page/Breadcrumb.tsx'
import { useTitle } from '../../../engine/page/use-title.ts'
import { Slot } from '../../../engine/slots.tsx'
import classes from '../../../ui/record-list.module.css'

/** What keeps one's own account safe, and what others do in its name. */
export function SecurityPage() {
  useTitle(security.title)
  const parent = { label: profile.title, address: '/profile' }
  return (
    <Page
      title={security.title}
      isNarrow
      breadcrumb={<Breadcrumb parent={parent} current={security.title} />}
    >
      <div className={classes.parts}>
        <Slot name="security" props={{}} />
      </div>
    </Page>
  )
}
