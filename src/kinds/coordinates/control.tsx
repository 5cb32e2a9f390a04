import { ActionIcon, TextInput } from '@mantine/core'
import MapPin from 'lucide-react/icons/map-pin'
import { forms } from '#texts/form.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { inputText, useControl } from '../core/control/use-control.ts'
import { parseCoordinates, mapAddress } from './coordinates.ts'
import type { CoordinatesField } from './definition.ts'

/** Both numbers on one line, as maps let them be copied, and the way to the map. */
export default function CoordinatesControl({ name, form, field }: FieldControlProps<CoordinatesField>) {
  const control = useControl({ form, field }, name)
  const address = mapAddress(parseCoordinates(inputText(control.value)))
  return (
    <TextInput
      {...control.props}
      autoComplete="off"
      dir="ltr"
      placeholder={forms.coordinatesHint}
      value={inputText(control.value)}
      onChange={({ currentTarget }) => control.change(currentTarget.value)}
      rightSection={
        address !== undefined && (
          <ActionIcon
            component="a"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            variant="subtle"
            aria-label={forms.onMap}
          >
            <MapPin size={18} aria-hidden />
          </ActionIcon>
        )
      }
    />
  )
}
