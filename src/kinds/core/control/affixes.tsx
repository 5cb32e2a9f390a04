import type { TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FieldBase } from '../../../schema/entity/field-definition.ts'
import type { Text } from '../../../schema/values/text.ts'
import { t } from '../../../texts/locale.ts'
import type { Affixed } from '../definition/plain-text.ts'

/** What stands before and behind what is typed in a line. */
export function affixSections({ prefix, suffix }: Affixed): TextInputProps {
  return {
    ...(prefix !== undefined && {
      leftSection: <span>{t(prefix)}</span>,
      leftSectionWidth: widthOf(prefix),
      leftSectionPointerEvents: 'none',
    }),
    ...(suffix !== undefined && {
      rightSection: <span>{t(suffix)}</span>,
      rightSectionWidth: widthOf(suffix),
      rightSectionPointerEvents: 'none',
    }),
  }
}

interface Counted extends FieldBase {
  readonly unit?: Text
  readonly currency?: string
}

/** What the numbers of a field count, where they count something. */
export function unitOf({ unit, currency }: Counted): Text | undefined {
  return currency ?? unit
}

/** A label, and what a number counts. */
export function withUnit(label: ReactNode, unit: Text | undefined): ReactNode {
  if (unit === undefined) return label
  return (
    <>
      {label} ({t(unit)})
    </>
  )
}

function widthOf(text: Text): string {
  return `calc(${t(text).trim().length}ch + 28px)`
}
