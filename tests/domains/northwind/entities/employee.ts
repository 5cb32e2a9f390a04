import { crud } from '../../../../src/schema/endpoint.ts'
import { defineEntity } from '../../../../src/schema/entity.ts'
import { choice } from '../../../../src/kinds/choice/meaning.ts'
import { country } from '../../../../src/kinds/country/meaning.ts'
import { date } from '../../../../src/kinds/date/meaning.ts'
import { email } from '../../../../src/kinds/email/meaning.ts'
import { image } from '../../../../src/kinds/image/meaning.ts'
import { longText } from '../../../../src/kinds/long-text/meaning.ts'
import { password } from '../../../../src/kinds/password/meaning.ts'
import { phone } from '../../../../src/kinds/phone/meaning.ts'
import { reference } from '../../../../src/kinds/reference/meaning.ts'
import { references } from '../../../../src/kinds/references/meaning.ts'
import { text } from '../../../../src/kinds/text/meaning.ts'
import { joined } from '../../../../src/schema/list-column.ts'

export const employee = defineEntity({
  name: 'employee',
  path: '/employees',
  menu: { label: 'Employees', icon: 'lucide-react/icons/id-card', order: 90 },
  endpoints: crud('/api/employees', { sends: 'multipart', one: 'employee', many: 'employees' }),
  fields: {
    last_name: text({ label: 'Last name', required: true, maxLength: 20 }),
    first_name: text({ label: 'First name', required: true, maxLength: 10 }),
    email: email({ label: 'Email', required: true, unique: true }),
    role: choice({ label: 'Role', options: { sales: 'Sales', inside: 'Inside sales coordinator' } }),
    title: text({ label: 'Title', maxLength: 30 }),
    courtesy: choice({ label: 'Form of address', options: { dr: 'Dr.', mr: 'Mr.', mrs: 'Mrs.', ms: 'Ms.' } }),
    birth_date: date({ label: 'Born', past: true }),
    hire_date: date({ label: 'Hired' }),
    country: country({ label: 'Country' }),
    home_phone: phone({ label: 'Phone at home' }),
    extension: text({ label: 'Extension', maxLength: 4 }),
    photo: image({ label: 'Photo' }),
    notes: longText({ label: 'Notes' }),
    manager_id: reference({
      label: 'Reports to',
      to: 'employee',
      as: 'Manager',
      optionLabel: ['first_name', 'last_name'],
    }),
    territory_ids: references({
      label: 'Territories',
      to: 'territory',
      as: 'Territories',
      optionLabel: ['description', 'code'],
      onDelete: 'refuse',
    }),
    password: password({
      label: 'Password',
      required: true,
      confirmedBy: 'password_again',
      confirmationLabel: 'Password, again',
    }),
  },
  list: {
    title: 'employees',
    add: 'Add employee',
    columns: ['photo', joined('Name', ['first_name', 'last_name']), 'title', 'territory_ids', 'manager_id'],
  },
  checks: {
    career: {
      of: ['birth_date', 'hire_date'],
      holds: ({ birth_date, hire_date }) => !birth_date || !hire_date || birth_date < hire_date,
      field: 'hire_date',
      says: 'Nobody is hired before being born.',
    },
  },
  access: { fields: { home_phone: { read: [] }, hire_date: { update: ['inside'] } } },
  account: {
    signInBy: ['email'],
    signInLabel: 'Email',
    profile: ['first_name', 'last_name', 'email', 'home_phone'],
    displayName: 'first_name',
    superAdministrator: 1,
    role: 'role',
    first: {
      first_name: { variable: 'NORTHWIND_FIRST_NAME', otherwise: 'Andrew' },
      last_name: { variable: 'NORTHWIND_LAST_NAME', otherwise: 'Fuller' },
      email: { variable: 'NORTHWIND_EMAIL', otherwise: 'andrew@northwind.example' },
      password: { variable: 'NORTHWIND_PASSWORD' },
    },
  },
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
