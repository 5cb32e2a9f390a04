import { choices, crud, defineEntity, firstOf, number, phone, reference, text } from 'tribune'

export const instructor = defineEntity({
  name: 'instructor',
  path: '/instructors',
  menu: { label: 'Moniteurs', icon: 'lucide-react/icons/user-round-check', order: 40 },
  endpoints: crud('/api/instructors', { sends: 'json', one: 'instructor', many: 'instructors' }),
  fields: {
    name: text({ label: 'Nom', required: true }),
    phone: phone({ label: 'Téléphone' }),
    branch_id: reference({
      label: 'Agence',
      to: 'branch',
      as: 'Branch',
      optionLabel: ['name'],
      required: true,
      initial: ({ caller }) => caller['branch_id'],
    }),
    licences: choices({ label: 'Permis enseignés', options: { a: 'A', b: 'B', c: 'C' } }),
    weekly_hours: number({
      label: 'Heures par semaine',
      required: true,
      default: 40,
      min: 20,
      max: 48,
      unit: 'h',
    }),
    account_id: reference({
      label: 'Compte',
      to: 'staff',
      as: 'Account',
      optionLabel: ['name', 'email'],
      unique: true,
      onDelete: 'clear',
    }),
  },
  list: {
    title: 'moniteurs',
    add: 'Nouveau moniteur',
    columns: ['name', 'phone', 'licences', 'weekly_hours', firstOf('Agence', ['Branch.name'])],
  },
  related: ['absence'],
  access: { create: ['manager'], update: ['manager'], delete: [] },
  texts: {
    create: 'Nouveau moniteur',
    update: 'Modifier ce moniteur',
    created: 'moniteur : fiche ajoutée',
    updated: 'moniteur : fiche mise à jour',
    deleted: 'moniteur : fiche supprimée',
    confirmDelete: 'supprimer ce moniteur',
    inUse: 'Des fiches sont rattachées à ce moniteur.',
  },
})
