import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { app } from '../../generated/app.ts'
import { languageNames } from '../../texts/language-names.ts'
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
          aria-pressed={language === pageLanguage.read()}
          onClick={() => void chooseLanguage(language)}
        >
          {languageNames[language]}
        </Button>
      ))}
    </div>
  )
}
