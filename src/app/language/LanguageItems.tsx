import { Menu } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { app } from '../../generated/app.ts'
import { languageName } from '../../texts/language-names.ts'
import { preferences } from '#texts/account.ts'
import { chooseLanguage } from './choose-language.ts'
import { pageLanguage } from './language.ts'

/** The languages of the program, in the menu of the person; nothing where there is one alone. */
export function LanguageItems() {
  const language = useSyncExternalStore(pageLanguage.subscribe, pageLanguage.read)
  if (app.languages.length === 1) return null
  return (
    <>
      <Menu.Divider role="separator" />
      <Menu.Label>{preferences.language}</Menu.Label>
      <Menu.RadioGroup value={language}>
        {app.languages.map(({ language: each }) => (
          <Menu.RadioItem
            key={each}
            value={each}
            lang={each}
            tt="capitalize"
            onClick={() => void chooseLanguage(each)}
          >
            <bdi>{languageName(each)}</bdi>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}
