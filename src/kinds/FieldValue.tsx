import type { Field, FieldKind, FieldKinds } from '../schema/field-kinds.ts'
import { ImageValue } from './image/value.tsx'
import { ImagesValue } from './images/value.tsx'
import { LocalizedTextValue } from './localized-text/value.tsx'
import { ReferenceValue } from './reference/value.tsx'
import { PasswordValue } from './password/value.tsx'
import { CodeValue, WordsValue } from './text-values.tsx'
import type { ValueProps, ValueView } from './value-view.ts'

const views = {
  text: { View: WordsValue },
  longText: { View: WordsValue },
  email: { View: CodeValue },
  phone: { View: CodeValue },
  number: { View: WordsValue },
  date: { View: WordsValue },
  toggle: { View: WordsValue },
  choice: { View: WordsValue },
  lookup: { View: WordsValue },
  dependentLookup: { View: WordsValue },
  reference: { View: ReferenceValue },
  image: { View: ImageValue },
  images: { View: ImagesValue },
  localizedText: { View: LocalizedTextValue },
  password: { View: PasswordValue },
} satisfies { [Kind in FieldKind]: ValueView<FieldKinds[Kind]> }

/** A field's value as people read it, whatever its kind. */
export function FieldValue(props: ValueProps<Field>) {
  const { View }: ValueView<Field> = views[props.field.kind]
  return <View {...props} />
}
