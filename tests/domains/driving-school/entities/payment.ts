import { choice, crud, date, defineEntity, firstOf, money, reference, text } from 'tribune'

export const payment = defineEntity({
  name: 'payment',
  path: '/payments',
  menu: { label: 'Paiements', icon: 'lucide-react/icons/banknote', order: 30 },
  endpoints: crud('/api/payments', { sends: 'json', one: 'payment', many: 'payments' }),
  fields: {
    receipt: text({
      label: 'Reçu',
      unique: true,
      readOnly: true,
      initial: { countFrom: 1, prefix: 'R-', digits: 6 },
    }),
    student_id: reference({
      label: 'Élève',
      to: 'student',
      as: 'Student',
      optionLabel: ['name'],
      required: true,
    }),
    amount: money({ label: 'Montant', required: true, min: 0 }),
    paid_on: date({ label: 'Payé le', required: true, initial: 'now' }),
    way: choice({
      label: 'Moyen',
      options: { cash: 'Espèces', card: 'Carte', transfer: 'Virement' },
      initial: 'cash',
    }),
    state: choice({
      label: 'État',
      options: { received: 'En caisse', banked: 'Remis en banque' },
      colours: { banked: 'green' },
      readOnly: true,
      initial: 'received',
    }),
  },
  stages: {
    field: 'state',
    moves: {
      received: {
        to: [
          {
            stage: 'banked',
            label: 'Remettre en banque',
            icon: 'lucide-react/icons/landmark',
            by: ['manager'],
          },
        ],
      },
    },
  },
  lock: { when: { state: 'banked' }, says: 'Ce paiement est remis en banque.' },
  list: {
    title: 'paiements',
    add: 'Nouveau paiement',
    columns: ['receipt', firstOf('Élève', ['Student.name']), 'amount', 'way', 'paid_on', 'state'],
  },
  access: {
    read: ['manager', 'secretary'],
    delete: [],
  },
  texts: {
    create: 'Nouveau paiement',
    update: 'Modifier ce paiement',
    created: 'paiement : fiche ajoutée',
    updated: 'paiement : fiche mise à jour',
    deleted: 'paiement : fiche supprimée',
    confirmDelete: 'supprimer ce paiement',
    inUse: 'Des fiches sont rattachées à ce paiement.',
  },
})
