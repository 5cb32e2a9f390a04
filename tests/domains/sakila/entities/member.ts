import { country, crud, date, defineEntity, email, joined, text, toggle } from 'tribune'

export const member = defineEntity({
  name: 'member',
  path: '/members',
  menu: { label: 'Members', icon: 'lucide-react/icons/users-round', order: 40 },
  endpoints: crud('/sakila/members', { sends: 'json', one: 'member', many: 'members' }),
  fields: {
    first_name: text({ label: 'First name', required: true, maxLength: 45 }),
    last_name: text({ label: 'Last name', required: true, maxLength: 45 }),
    email: email({ label: 'Email' }),
    country: country({ label: 'Country' }),
    since: date({ label: 'Member since' }),
    is_active: toggle({ label: 'Active', words: { on: 'active', off: 'left' } }),
    left_on: date({ label: 'Left', showWhen: { is_active: false }, required: true }),
  },
  list: {
    title: 'members',
    add: 'New member',
    columns: [joined('Name', ['first_name', 'last_name']), 'email', 'country', 'is_active'],
  },
  related: ['rental'],
  texts: {
    create: 'New member',
    update: 'Edit member',
    created: 'member created',
    updated: 'member changed',
    deleted: 'member removed',
    confirmDelete: 'remove member',
    inUse: 'Other records refer to this member.',
  },
})
