import { Button } from '@mantine/core'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useState } from 'react'
import { get, useFormState, useWatch } from 'react-hook-form'
import { isNeeded, readForm } from '../../../kinds/core/form/conditions.ts'
import { initialOf } from '../../../kinds/core/form/initial.ts'
import { forms } from '#texts/forms.ts'
import { leadersOf } from '../../../schema/narrowing.ts'
import { isSame } from '../../merge/is-same.ts'
import { hasControl, payloadNamesOf } from '../section-places.ts'
import { FormSections, type FormSectionsProps } from '../FormSections.tsx'

/** The fields that a record cannot be made without, those that hold something or have an error; the others on demand. */
export function BriefSections(props: FormSectionsProps) {
  const { fields, mode } = props
  const [isWhole, setIsWhole] = useState(false)
  const needed = useNeeded(props)
  const isWanted = Object.entries(fields).some(
    ([name, field]) => hasControl(field, mode) && !needed.has(name),
  )
  if (needed.size === 0 || (!isWanted && !isWhole)) return <FormSections {...props} />
  const Icon = isWhole ? ChevronUp : ChevronDown
  return (
    <>
      <FormSections {...props} {...(!isWhole && { only: needed })} />
      <Button
        variant="subtle"
        size="compact-sm"
        mt="sm"
        leftSection={<Icon size={16} aria-hidden />}
        aria-expanded={isWhole}
        onClick={() => setIsWhole(!isWhole)}
      >
        {isWhole ? forms.fewerFields : forms.moreFields}
      </Button>
    </>
  )
}

function useNeeded({ fields, mode, form }: FormSectionsProps): ReadonlySet<string> {
  const values = useWatch({ control: form.control })
  const { errors, defaultValues } = useFormState({ control: form.control })
  const valueOf = readForm(fields, mode, values)
  const isTouched = (name: string) =>
    payloadNamesOf({ fields, mode }, [name]).some(
      (each) => get(errors, each) !== undefined || !isSame(get(values, each), get(defaultValues, each)),
    )
  const needed = new Set<string>()
  for (const [name, field] of Object.entries(fields)) {
    const isAsked = isNeeded(fields, name, valueOf) && initialOf(field) === undefined
    if (!hasControl(field, mode) || !(isAsked || isTouched(name))) continue
    needed.add(name)
    // Without that there is nothing to choose from.
    for (const leader of leadersOf(field)) needed.add(leader)
  }
  return needed
}
