import { TextInput } from '@mantine/core'
import { TEXT_LANGUAGES, type LocalizedTextField } from './meaning.ts'
import type { Language } from '../../schema/text.ts'
import { forms } from '../../texts/fr/forms.ts'
import { shown } from '../../texts/locale.ts'
import type { ControlProps } from '../control-props.ts'
import { inputText, useControl } from '../use-control.ts'

const DIRECTIONS: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', fr: 'ltr', ar: 'rtl' }

/** One input a language. */
export function LocalizedTextControl(props: ControlProps<LocalizedTextField>) {
  return TEXT_LANGUAGES.map((language) => <OneLanguage key={language} {...props} language={language} />)
}

function OneLanguage({
  name,
  form,
  field,
  language,
}: ControlProps<LocalizedTextField> & { language: Language }) {
  const label = `${shown(field.label)} (${forms.languages[language]})`
  const control = useControl(
    { form, field: { label, required: field.required ?? false } },
    `${name}.${language}`,
  )
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
