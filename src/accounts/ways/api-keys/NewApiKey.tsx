import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { use, useState, useId } from 'react'
import { fieldErrorsOf } from '../../../api/errors.ts'
import { callQuery } from '../../../api/call-query.ts'
import { request } from '../../../api/request.ts'
import { Dialog } from '../../../engine/custom-pages/Dialog.tsx'
import { toastFailure } from '../../../engine/toasts/toasts.ts'
import { useResources, entityLabel } from '../../../engine/resources.ts'
import { PersonContext } from '../../../kinds/core/control/person-context.ts'
import { mayDo } from '../../../schema/access/rights.ts'
import { type KeyRights, type KeyRight } from '../../../schema/access/key-rights.ts'
import { apiKeys as texts } from '#ways/api-keys/texts.ts'
import { autoDirection } from '../../../ui/auto-direction.ts'
import { createApiKeyCall, listApiKeysCall, KEY_DAYS, MAX_NAME_LENGTH, USUAL_DAYS } from './calls.ts'
import dialog from '../../../ui/dialog.module.css'
import classes from './api-keys.module.css'
import type { Resource } from '../../../api/resource.ts'
import { OPERATIONS, type Person } from '../../../schema/access/access.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'

/** What a key of somebody can be given of an entity. */
interface OfferedRights {
  readonly entity: string
  readonly label: string
  readonly rights: readonly KeyRight[]
}

/** What the person may; of accounts a key changes nothing. */
function offeredRights(
  resources: ReadonlyMap<string, Resource> | undefined,
  person: Person | null | undefined,
): readonly OfferedRights[] {
  return [...(resources?.values() ?? [])]
    .map((resource) => ({
      entity: resource.entity.name,
      label: entityLabel(resource),
      rights: person ? rightsOf(resource.entity, person) : [],
    }))
    .filter(({ rights }) => rights.includes('read'))
}

function rightsOf(entity: AnyEntity, person: Person): readonly KeyRight[] {
  const had = OPERATIONS.filter((right) => mayDo(entity, right, person))
  if (entity.account) return had.filter((right) => READING.includes(right))
  return [...had, 'act']
}

const READING: readonly KeyRight[] = ['list', 'read']

/** What a key begins with. */
function readOnly(rights: readonly KeyRight[]): readonly KeyRight[] {
  return rights.filter((right) => READING.includes(right))
}

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
      request(createApiKeyCall, {
        body: { name: name.trim(), days, allows, addresses: linesOf(addresses) },
      }),
    async onSuccess({ secret }) {
      onClose()
      onMade(secret)
      await queryClient.invalidateQueries(callQuery(listApiKeysCall, {}))
    },
    onError: (error) => toastFailure(error, 'api-keys'),
  })
  const wrongAddress = make.error && fieldErrorsOf(make.error).find(({ path }) => path === 'addresses')?.msg
  return (
    <Dialog title={texts.add} onClose={onClose}>
      <form
        className={dialog.form}
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
        <div className={dialog.answers}>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={make.isPending} disabled={name.trim() === ''}>
            {texts.create}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function linesOf(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter((line) => line !== '')
}

interface KeyRightsChoiceProps {
  readonly offered: readonly OfferedRights[]
  readonly allows: KeyRights
  readonly onChange: (allows: KeyRights) => void
}

/** The rights of a key, entity by entity. Without reading there is no other. */
function KeyRightsChoice({ offered, allows, onChange }: KeyRightsChoiceProps) {
  const hint = useId()
  function change(entity: string, right: KeyRight, isGiven: boolean) {
    const others = (allows[entity] ?? []).filter((each) => each !== right)
    const left = right === 'read' ? [] : others
    onChange({ ...allows, [entity]: isGiven ? [...others, right] : left })
  }
  return (
    <div className={classes.rights} role="group" aria-label={texts.rights} aria-describedby={hint}>
      <p className={classes.label}>{texts.rights}</p>
      <p id={hint} className="ui-soft">
        {texts.rightsHint}
      </p>
      {offered.map(({ entity, label, rights }) => {
        const given = allows[entity] ?? []
        return (
          <fieldset key={entity} className={classes.entity}>
            <legend dir="auto">{label}</legend>
            {rights.map((right) => (
              <label key={right} className={classes.right}>
                <input
                  type="checkbox"
                  checked={given.includes(right)}
                  disabled={right !== 'read' && !given.includes('read')}
                  onChange={({ currentTarget: { checked } }) => change(entity, right, checked)}
                />
                {texts.right[right]}
              </label>
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}
