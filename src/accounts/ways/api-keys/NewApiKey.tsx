import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { use, useState } from 'react'
import { fieldErrorsOf } from '../../../api/errors.ts'
import { request } from '../../../api/request.ts'
import { OwnDialog } from '../../../engine/own-screens/OwnDialog.tsx'
import { toastFailure } from '../../../engine/toasts/toasts.ts'
import { useResources } from '../../../engine/resources.ts'
import { PersonContext } from '../../../kinds/core/control/person-context.ts'
import type { KeyRights } from '../../../schema/rights.ts'
import { apiKeys as texts } from '#ways/api-keys/texts.ts'
import { autoDirection } from '../../../ui/input-props.ts'
import { apiKeysKey } from './api-keys-query.ts'
import { createApiKeyCall, KEY_DAYS, MAX_NAME_LENGTH, USUAL_DAYS } from './calls.ts'
import { KeyRightsChoice } from './KeyRightsChoice.tsx'
import { offeredRights, readOnly } from './offered-rights.ts'
import classes from './api-keys.module.css'

interface NewApiKeyProps {
  readonly onMade: (secret: string) => void
  readonly onClose: () => void
}

/** Makes a key: what for, until when, what it may and where from. Reading alone is what it begins with. */
export function NewApiKey({ onMade, onClose }: NewApiKeyProps) {
  const queryClient = useQueryClient()
  const person = use(PersonContext)
  const resources = useResources()
  const offered = offeredRights(resources, person)
  const [name, setName] = useState('')
  const [days, setDays] = useState<(typeof KEY_DAYS)[number]>(USUAL_DAYS)
  const [addresses, setAddresses] = useState('')
  const [chosen, setChosen] = useState<KeyRights | null>(null)
  const allows = chosen ?? Object.fromEntries(offered.map(({ entity, rights }) => [entity, readOnly(rights)]))
  const make = useMutation({
    mutationFn: () =>
      request(createApiKeyCall, { body: { name: name.trim(), days, allows, addresses: linesOf(addresses) } }),
    async onSuccess({ secret }) {
      onClose()
      onMade(secret)
      await queryClient.invalidateQueries({ queryKey: apiKeysKey })
    },
    onError: (error) => toastFailure(error, 'api-keys'),
  })
  const wrongAddress = make.error && fieldErrorsOf(make.error).find(({ path }) => path === 'addresses')?.msg
  return (
    <OwnDialog title={texts.add} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          make.mutate()
        }}
      >
        <TextInput
          label={texts.name}
          description={texts.nameHint}
          required
          data-autofocus
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          {...autoDirection}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <NativeSelect
          label={texts.days}
          value={String(days)}
          onChange={({ currentTarget: { value } }) =>
            setDays(KEY_DAYS.find((each) => String(each) === value) ?? USUAL_DAYS)
          }
          data={KEY_DAYS.map((each) => ({ value: String(each), label: texts.forDays(each) }))}
        />
        <KeyRightsChoice offered={offered} allows={allows} onChange={setChosen} />
        <Textarea
          label={texts.addresses}
          description={texts.addressesHint}
          dir="ltr"
          autosize
          minRows={2}
          error={wrongAddress}
          value={addresses}
          onChange={({ currentTarget: { value } }) => setAddresses(value)}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={make.isPending} disabled={name.trim() === ''}>
            {texts.create}
          </Button>
        </div>
      </form>
    </OwnDialog>
  )
}

function linesOf(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter((line) => line !== '')
}
