import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { app } from '../../generated/app.ts'
import type { Language } from '../../schema/values/text.ts'
import { languageName } from '../../texts/language-names.ts'
import { chooseLanguage, followAccount } from './choose-language.ts'
import classes from './language-links.module.css'
import { pageLanguage } from './language.ts'

/** The languages of the program, at the foot of the login. */
export default function LanguageLinks() {
  // The login ends with whoever logged in.
  useEffect(() => () => void followAccount(), [])
  return (
    <div className={classes.languages}>
      {app.languages.map(({ language }) => (
        <Button
          key={language}
          lang={language}
          variant="subtle"
          size="sm"
          tt="capitalize"
          aria-pressed={language === pageLanguage.read()}
          onClick={() => void choose(language)}
        >
          {languageName(language)}
        </Button>
      ))}
    </div>
  )
}

/** What is typed already stays, although the page is drawn anew. */
async function choose(language: Language): Promise<void> {
  const typed = [...document.querySelectorAll('input')].map(({ name, value }) => [name, value] as const)
  await chooseLanguage(language)
  for (const [name, value] of typed) {
    const input = document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)
    if (input) input.value = value
  }
}
