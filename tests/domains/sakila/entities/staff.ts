import { choice, crud, defineEntity, email, image, joined, password, text } from 'tribune'

export const staff = defineEntity({
  name: 'staff',
  path: '/staff',
  menu: { label: 'Staff', icon: 'lucide-react/icons/id-card', order: 90 },
  endpoints: crud('/sakila/staff', { sends: 'multipart', one: 'staff', many: 'staff' }),
  fields: {
    first_name: text({ label: 'First name', required: true, maxLength: 45 }),
    last_name: text({ label: 'Last name', required: true, maxLength: 45 }),
    picture: image({ label: 'Picture' }),
    email: email({ label: 'Email' }),
    username: text({ label: 'User name', required: true, unique: true, minLength: 3, maxLength: 16 }),
    role: choice({ label: 'Role', options: { counter: 'Counter', stock: 'Stock' } }),
    password: password({
      label: 'Password',
      required: true,
      confirmedBy: 'password_again',
      confirmationLabel: 'Password, again',
    }),
  },
  list: {
    title: 'staff',
    add: 'New staff',
    columns: ['picture', joined('Name', ['first_name', 'last_name']), 'username', 'email'],
  },
  access: { menu: [] },
  account: {
    signInBy: ['username'],
    signInLabel: 'User name',
    profile: ['first_name', 'last_name', 'email', 'username'],
    displayName: 'first_name',
    superAdministrator: 1,
    role: 'role',
    withoutRole: 'nothing',
    secondFactor: 'required',
    first: {
      first_name: { variable: 'SAKILA_FIRST_NAME', otherwise: 'Mike' },
      last_name: { variable: 'SAKILA_LAST_NAME', otherwise: 'Hillyer' },
      username: { variable: 'SAKILA_USERNAME', otherwise: 'Mike' },
      password: { variable: 'SAKILA_PASSWORD' },
    },
  },
  texts: {
    create: 'New staff member',
    update: 'Edit staff member',
    created: 'staff member created',
    updated: 'staff member changed',
    deleted: 'staff member removed',
    confirmDelete: 'remove staff member',
    inUse: 'Other records refer to this staff member.',
  },
})
