import { Button } from '@mantine/core'
import { useState, type ComponentProps } from 'react'
import {
  ConfirmDialog,
  Dialog,
  FieldInput,
  Page,
  RecordForm,
  RecordTable,
  useDelete,
  useRecord,
  useRecords,
  useSave,
} from 'tribune/browser'
import { visit } from '../visit.ts'

type Order = ComponentProps<typeof RecordTable<typeof visit>>['orderBy']

const NONE: ReadonlySet<number | string> = new Set()

/** The visits that are not closed yet, to be gone through. */
export default function Closing() {
  const [orderBy, setOrderBy] = useState<Order>('day')
  const visits = useRecords(visit, { where: { is_closed: false }, ...(orderBy && { orderBy }), limit: 3 })
  const [selected, setSelected] = useState(NONE)
  const [isAsked, setIsAsked] = useState(false)
  const [opened, setOpened] = useState<number | null>(null)
  const { update, isSaving, mistakes } = useSave(visit)
  const askToDelete = useDelete(visit)
  const close = async () => {
    for (const id of selected) await update(Number(id), { is_closed: true })
    setSelected(NONE)
  }
  return (
    <Page
      title="À clôturer"
      back={{ label: 'Planning', to: '/planning' }}
      action={
        <Button disabled={selected.size === 0} loading={isSaving} onClick={() => setIsAsked(true)}>
          Clôturer la sélection
        </Button>
      }
      shows={[visits]}
    >
      {mistakes.at && <p role="alert">{mistakes.at}</p>}
      <RecordTable
        entity={visit}
        records={visits.records}
        columns={['day', 'at', 'pet_id', 'urgency']}
        label="Visites à clôturer"
        orderBy={orderBy}
        onOrderBy={setOrderBy}
        selected={selected}
        onSelect={setSelected}
        onOpen={({ id }) => setOpened(id)}
        renderActions={(each) => (
          <>
            <Button size="compact-sm" variant="default" onClick={() => void update(each.id, { at: '08:00' })}>
              À 8 h
            </Button>
            <Button size="compact-sm" variant="subtle" onClick={() => askToDelete(each)}>
              Supprimer
            </Button>
          </>
        )}
      />
      {isAsked && (
        <ConfirmDialog
          title="Clôturer ces visites ?"
          text={`${selected.size} visites`}
          confirm="Clôturer"
          isDangerous
          onConfirm={close}
          onClose={() => setIsAsked(false)}
        />
      )}
      {opened !== null && <Report id={opened} onClose={() => setOpened(null)} />}
    </Page>
  )
}

/** What is written of a visit, in a form of one's own. */
function Report({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { record } = useRecord(visit, id)
  return (
    <Dialog title={`Visite du ${record?.day ?? '…'}`} onClose={onClose}>
      <RecordForm entity={visit} id={id} fields={['report', 'exams']} onSaved={onClose}>
        <FieldInput entity={visit} field="exams" />
        <p>Le compte rendu est remis au propriétaire.</p>
        <FieldInput entity={visit} field="report" label="Ce qui a été fait" />
      </RecordForm>
    </Dialog>
  )
}
