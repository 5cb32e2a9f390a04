import { Tabs } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import { useRef, type ReactNode } from 'react'
import type { SectionPlace } from './form-layout.ts'
import classes from './tabs.module.css'
import { useFocusFirstField } from './use-focus-first-field.ts'

/** A group of fields, as it is drawn. */
export interface FormPart {
  readonly key: string
  readonly label: string
  readonly place: SectionPlace | undefined
  readonly mistakes: ReactNode
  readonly content: ReactNode
}

interface FormTabsProps {
  readonly parts: readonly FormPart[]
  readonly isNew: boolean
}

/** The sections of a form behind tabs. All of them stay there, so that all of their fields are checked and sent. */
export default function FormTabs({ parts, isNew }: FormTabsProps) {
  const root = useRef<HTMLDivElement>(null)
  // They come later than the rest of the form.
  useFocusFirstField(root, isNew)
  return (
    <Tabs ref={root} keepMountedMode="display-none" defaultValue={parts[0]?.key ?? null} keepMounted>
      <Tabs.List className={classes.list ?? ''}>
        {parts.map(({ key, label, mistakes }) => (
          <Tabs.Tab key={key} value={key} className={classes.tab ?? ''}>
            <bdi>{label}</bdi> {mistakes}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {parts.map(({ key, content }) => (
        <Tabs.Panel key={key} value={key}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
