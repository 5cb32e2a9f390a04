import { crud } from '../../../../src/schema/endpoint.ts'
import { defineEntity } from '../../../../src/schema/entity.ts'
import { choice } from '../../../../src/kinds/choice/meaning.ts'
import { date } from '../../../../src/kinds/date/meaning.ts'
import { dependentLookup } from '../../../../src/kinds/dependent-lookup/meaning.ts'
import { email } from '../../../../src/kinds/email/meaning.ts'
import { lookup } from '../../../../src/kinds/lookup/meaning.ts'
import { password } from '../../../../src/kinds/password/meaning.ts'
import { phone } from '../../../../src/kinds/phone/meaning.ts'
import { reference } from '../../../../src/kinds/reference/meaning.ts'
import { text } from '../../../../src/kinds/text/meaning.ts'
import { firstOf, joined } from '../../../../src/schema/list-column.ts'
import { places } from './reference/places.ts'

export const employee = defineEntity({
  name: 'employee',
  path: '/employees',
  menu: {
    label: 'Employees',
    icon: 'lucide-react/icons/shield-check',
    order: 110,
  },
  endpoints: crud('/api/employees', { sends: 'json', one: 'employee', many: 'employees' }),
  fields: {
    first_name: text({ label: 'First name', required: true }),
    last_name: text({ label: 'Last name', required: true }),
    title: text({ label: 'Title' }),
    role: choice({ label: 'Role', options: { agent: 'Sales agent', clerk: 'Clerk' } }),
    manager_id: reference({
      label: 'Manager',
      to: 'employee',
      as: 'Manager',
      optionLabel: ['first_name', 'last_name', 'title'],
    }),
    birth_date: date({ label: 'Born', past: true }),
    hire_date: date({ label: 'Hired' }),
    address: text({ label: 'Address' }),
    country: lookup({ label: 'Country', options: places.countries }),
    city: dependentLookup({ label: 'City', dependsOn: 'country', options: places.citiesOf }),
    postal_code: text({ label: 'Postal code' }),
    phone: phone({ label: 'Phone' }),
    fax: phone({ label: 'Fax' }),
    email: email({ label: 'Email', required: true, unique: true }),
    secret: password({
      label: 'Secret',
      required: true,
      confirmedBy: 'secret_again',
      confirmationLabel: 'Secret, again',
    }),
  },
  list: {
    title: 'employees',
    add: 'Add employee',
    columns: [
      joined('Name', ['first_name', 'last_name']),
      'title',
      firstOf('Manager', ['Manager.last_name', 'Manager.Manager.last_name']),
      'hire_date',
      'email',
    ],
  },
  checks: {
    career: {
      of: ['birth_date', 'hire_date'],
      holds: ({ birth_date, hire_date }) => !birth_date || !hire_date || birth_date <= hire_date,
      field: 'hire_date',
      says: 'Nobody is hired before being born.',
    },
  },
  // Agents and clerks see each other, but nobody's home.
  access: {
    menu: [],
    fields: { address: { read: [] }, hire_date: { update: ['clerk'] } },
  },
  account: {
    signInBy: ['email'],
    signInLabel: 'Email',
    profile: ['first_name', 'last_name', 'title', 'email'],
    displayName: 'first_name',
    superAdministrator: 1,
    role: 'role',
    first: {
      first_name: { variable: 'CHINOOK_FIRST_NAME', otherwise: 'Andrew' },
      last_name: { variable: 'CHINOOK_LAST_NAME', otherwise: 'Adams' },
      email: { variable: 'CHINOOK_EMAIL', otherwise: 'andrew@chinookcorp.com' },
      secret: { variable: 'CHINOOK_SECRET' },
    },
  },
  related: ['employee', 'customer'],
  texts: {
    create: 'Add employee',
    update: 'Edit employee',
    created: 'employee added',
    updated: 'employee saved',
    deleted: 'employee deleted',
    confirmDelete: 'delete employee',
    inUse: 'This employee is still referred to.',
  },
})
