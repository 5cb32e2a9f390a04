import { TextInput } from '@mantine/core'
import { app } from '../../generated/app.ts'
import { readingOrder, TEXT_LANGUAGES, type LocalizedTextField } from './definition.ts'
import type { Language } from '../../schema/values/text.ts'
import { forms } from '#texts/form.ts'
import { t } from '../../texts/locale.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { inputText, useControl } from '../core/control/use-control.ts'

const DIRECTIONS: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', fr: 'ltr', ar: 'rtl' }

/** One input a language. */
export function LocalizedTextControl(props: FieldControlProps<LocalizedTextField>) {
  return inputOrder().map((language) => <OneLanguage key={language} {...props} language={language} />)
}

/** Who reads another language than the program's own types in that one first. */
function inputOrder() {
  const order = readingOrder()
  return order[0] === app.languages[0].language ? TEXT_LANGUAGES : order
}

function OneLanguage({
  name,
  form,
  field,
  language,
}: FieldControlProps<LocalizedTextField> & { language: Language }) {
  const label = `${t(field.label)} (${forms.languages[language]})`
  const { help, required = false } = field
  // Below the last of them.
  const isHelped = help !== undefined && language === inputOrder().at(-1)
  const one = { label, required, ...(isHelped && { help }) }
  const control = useControl({ form, field: one }, `${name}.${language}`, field.label)
  return (
    <TextInput
      {...control.props}
      // One language suffices, so none is marked as required by itself.
      withAsterisk={false}
      aria-required={false}
      lang={language}
      dir={DIRECTIONS[language]}
      autoComplete="off"
      value={inputText(control.value)}
      onChange={(event) => control.change(event.currentTarget.value)}
    />
  )
}
