import type { Field, FieldKind, FieldKinds } from '../schema/field-kinds.ts'
import { FileValue } from './file/value.tsx'
import { ImageValue } from './image/value.tsx'
import { ImagesValue } from './images/value.tsx'
import { JsonValue } from './json/value.tsx'
import { MarkdownValue } from './markdown/value.tsx'
import { LocalizedTextValue } from './localized-text/value.tsx'
import { ReferenceValue } from './reference/value.tsx'
import { ReferencesValue } from './references/value.tsx'
import { RowsValue } from './rows/value.tsx'
import { PasswordValue } from './password/value.tsx'
import { CodeValue, WordsValue } from './text-values.tsx'
import type { ValueProps, ValueView } from './value-view.ts'

/** A kind that is not here is read in its words. */
const views: { readonly [Kind in FieldKind]?: ValueView<FieldKinds[Kind]> } = {
  email: { View: CodeValue },
  phone: { View: CodeValue },
  json: { View: JsonValue },
  markdown: { View: MarkdownValue },
  url: { View: CodeValue },
  uuid: { View: CodeValue },
  color: { View: CodeValue },
  coordinates: { View: CodeValue },
  duration: { View: CodeValue },
  reference: { View: ReferenceValue },
  references: { View: ReferencesValue },
  rows: { View: (props) => <RowsValue {...props} Cell={FieldValue} /> },
  image: { View: ImageValue },
  file: { View: FileValue },
  images: { View: ImagesValue },
  localizedText: { View: LocalizedTextValue },
  password: { View: PasswordValue },
}

/** A field's value as people read it, whatever its kind. */
export function FieldValue(props: ValueProps<Field>) {
  const { View }: ValueView<Field> = views[props.field.kind] ?? { View: WordsValue }
  return <View {...props} />
}
