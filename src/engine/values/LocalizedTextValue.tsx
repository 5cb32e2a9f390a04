import { TEXT_LANGUAGES, type LocalizedTextField } from '../../kinds/localized-text/meaning.ts'
import { forms } from '../../texts/fr/forms.ts'
import { isParts } from '../merge/is-same.ts'
import { plainText } from '../cells/plain-cells.ts'
import { Words } from './text-values.tsx'
import type { ValueProps } from './value-view.ts'
import classes from './values.module.css'

/** The languages that have a text, one below the other. */
export function LocalizedTextValue({ value }: ValueProps<LocalizedTextField>) {
  const texts = isParts(value) ? value : {}
  const told = TEXT_LANGUAGES.filter((language) => plainText(texts[language]) !== '')
  if (told.length === 0) return <Words text="" />
  return (
    <span className={classes.languages}>
      {told.map((language) => (
        <span key={language} className={classes.language}>
          <small>{forms.languages[language]}</small>
          <Words text={plainText(texts[language])} />
        </span>
      ))}
    </span>
  )
}
