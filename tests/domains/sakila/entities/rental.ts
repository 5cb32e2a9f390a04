import { crud, datetime, decimal, defineEntity, firstOf, reference } from 'tribune'

export const rental = defineEntity({
  name: 'rental',
  path: '/rentals',
  menu: { label: 'Rentals', icon: 'lucide-react/icons/undo-2', order: 10 },
  home: {
    label: 'Rentals',
    answer: 'rentals',
    widgets: {
      away: {
        shape: 'list',
        label: 'Not yet back',
        where: { returned_at: { empty: true } },
        sort: 'rented_at',
        columns: ['film_id', 'member_id', 'rented_at'],
      },
    },
  },
  endpoints: crud('/sakila/rentals', { sends: 'json', one: 'rental', many: 'rentals' }),
  fields: {
    film_id: reference({ label: 'Film', to: 'film', as: 'Film', optionLabel: ['title'], required: true }),
    member_id: reference({
      label: 'Member',
      to: 'member',
      as: 'Member',
      optionLabel: ['last_name', 'first_name'],
      required: true,
      onDelete: 'cascade',
    }),
    rented_at: datetime({ label: 'Rented', required: true, initial: 'now' }),
    returned_at: datetime({ label: 'Returned', min: { field: 'rented_at' } }),
    staff_id: reference({ label: 'By', to: 'staff', as: 'Staff', optionLabel: ['username'], initial: 'me' }),
    amount: decimal({
      label: 'Paid',
      currency: 'USD',
      min: 0,
      max: 999.99,
      requiredWhen: { returned_at: { empty: false } },
    }),
  },
  list: {
    title: 'rentals',
    add: 'New rental',
    columns: [
      firstOf('Film', ['Film.title']),
      firstOf('Member', ['Member.last_name']),
      'rented_at',
      'returned_at',
      'amount',
    ],
  },
  uniqueTogether: [['rented_at', 'film_id', 'member_id']],
  texts: {
    create: 'New rental',
    update: 'Edit rental',
    created: 'rental created',
    updated: 'rental changed',
    deleted: 'rental removed',
    confirmDelete: 'remove rental',
    inUse: 'Other records refer to this rental.',
  },
})
