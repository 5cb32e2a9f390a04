import type { FieldKind, FieldKinds } from '../../schema/field-kinds.ts'
import type { Field } from '../cells/cell-view.ts'
import { ImageValue, ImagesValue } from './image-values.tsx'
import { LocalizedTextValue } from './LocalizedTextValue.tsx'
import { ReferenceValue } from './ReferenceValue.tsx'
import { CodeValue, PasswordValue, WordsValue } from './text-values.tsx'
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
