import { readingOrder, readTexts, type LocalizedTextField } from './definition.ts'
import { forms } from '#texts/form.ts'
import { Words } from '../core/value/Words.tsx'
import type { ValueProps } from '../core/value/value-view.ts'
import classes from './localized-text.module.css'

/** The languages that have a text, one below the other, that of whoever reads them first; beside what it became or was, those that differ. */
export function LocalizedTextValue({ value, other }: ValueProps<LocalizedTextField>) {
  const texts = readTexts(value)
  const others = other ? readTexts(other) : undefined
  const told = readingOrder().filter((language) =>
    others ? texts[language] !== others[language] : texts[language] !== '',
  )
  if (told.length === 0) return <Words text="" />
  return (
    <span className={classes.languages}>
      {told.map((language) => (
        <span key={language} className={classes.language}>
          <small>{forms.languages[language]}</small>
          <Words text={texts[language]} />
        </span>
      ))}
    </span>
  )
}
