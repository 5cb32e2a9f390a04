import { Button } from '@mantine/core'
import Plus from 'lucide-react/icons/plus'
import { Suspense, use, useEffect, useState } from 'react'
import type { Resource } from '../../../api/resource.ts'
import type { CreateHereProps } from '../../../kinds/reference/create-here.ts'
import { forms } from '#texts/form.ts'
import { limitResource } from '../../access/limit-resource.ts'
import { PersonContext } from '../../../kinds/core/control/person-context.ts'
import classes from './create-here.module.css'
import { lazyPart } from '../../loading/lazy-part.ts'

const CreateDrawer = lazyPart(() => import('./CreateDrawer.tsx'))

/** What forms hand down to the kinds. */
export const renderCreateHere = (props: CreateHereProps) => <CreateHere {...props} />

/** Opens the form of a related record beside this one, for whoever may add one. */
function CreateHere({ label, load, initial, onCreated, children }: CreateHereProps) {
  const resource = useResource(load)
  const [isOpen, setIsOpen] = useState(false)
  if (!resource || resource.denied?.has('create') || resource.entity.pages?.create) return children(undefined)
  const open = () => setIsOpen(true)
  return (
    <>
      {children(open)}
      <Button
        className={classes.button}
        variant="subtle"
        size="compact-xs"
        mt={4}
        leftSection={<Plus size={13} aria-hidden />}
        aria-label={forms.createHereFor(label)}
        onClick={open}
      >
        {forms.createHere}
      </Button>
      {isOpen && (
        <Suspense>
          <CreateDrawer
            resource={resource}
            initial={initial}
            onCreated={onCreated}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The related entity as the person may use it, as soon as it is there. */
function useResource(load: CreateHereProps['load']): Resource | undefined {
  const person = use(PersonContext)
  const [resource, setResource] = useState<Resource>()
  useEffect(() => {
    let isWanted = true
    load?.().then(
      (found) => isWanted && setResource(person ? limitResource(found, person) : found),
      // The form works without it.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [load, person])
  return resource
}
