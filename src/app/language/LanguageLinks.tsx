import { Button } from '@mantine/core'
import { app } from '../../generated/app.ts'
import { languageNames } from '../../texts/language-names.ts'
import { chooseLanguage } from './choose-language.ts'
import { pageLanguage } from './language.ts'

/** The languages of the program, below the login; nothing where there is one alone. */
export function LanguageLinks() {
  if (app.languages.length === 1) return null
  return app.languages.map(({ language }) => (
    <Button
      key={language}
      lang={language}
      variant="subtle"
      aria-pressed={language === pageLanguage.read()}
      onClick={() => void chooseLanguage(language)}
    >
      {languageNames[language]}
    </Button>
  ))
}
