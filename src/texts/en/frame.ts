import type * as french from '../fr/frame.ts'
import { plural } from '../plural.ts'
import { words } from '../words.ts'

/** The words of the first screens; those of the others come with them, and an entity's words stand in its config. */
export const screens = words('screens', {
  menu: {
    label: 'Main menu',
    dashboard: 'Dashboard',
    profile: 'Profile',
    logout: 'Sign out',
    expand: 'Expand menu',
    collapse: 'Collapse menu',
    open: 'Open menu',
    account: 'My account',
    activity: 'Activity',
    trash: 'Trash',
    skip: 'Skip to content',
  },
  login: {
    title: 'Administrator area',
    prompt: 'sign in',
    user: 'Email, phone or username',
    password: 'Password',
    submit: 'Sign in',
    showPassword: 'Show or hide password',
    success: 'Signed in',
  },
  logout: {
    success: 'Signed out',
  },
  dashboard: {
    title: 'Dashboard',
    failed: 'The figures could not be loaded.',
    thisWeek: (count: number) => `+${count.toLocaleString('en')} this week`,
  },
  list: {
    search: 'Search',
    clearSearch: 'Clear search',
    actions: 'Actions',
    edit: 'Edit',
    remove: 'Delete',
    failed: 'The list could not be loaded.',
    retry: 'Try again',
    count: (total: number) =>
      `${total.toLocaleString('en')} ${plural('en', total, { one: 'record', other: 'records' })}`,
    loading: 'Loading…',
    sort: 'Sort',
    unsorted: 'Oldest first',
  },
  failure: {
    title: 'Something unexpected went wrong',
    missingTitle: 'This screen cannot be opened right now',
    missing: 'Part of the application could not be found. Check your connection and try again.',
  },
} satisfies typeof french.screens)

/** The words of a list that is shown; those of its panels come with them. */
export const lists = words('lists', {
  select: (title: string) => `Select ${title}`,
  selectPage: 'Select page',
  toRows: 'Skip to the rows',
  filter: 'Filter',
  columns: 'Columns',
  export: 'Export',
  import: 'Import',
  preview: 'Preview',
  views: 'Views',
  viewNamed: (name: string) => `Views: ${name}`,
} satisfies typeof french.lists)

/** What is said of a call that brought no usable answer. */
export const calls = words('calls', {
  sessionOver: 'Your session has ended. Please sign in again.',
  unreachable: 'The server is not responding. Check your connection and try again.',
  unreadable: (method: string, path: string, status: number) =>
    `Unexpected response from the server (${method} ${path}, ${status}).`,
  unknown: 'Something unexpected went wrong.',
} satisfies typeof french.calls)

/** Between words that are put together from parts. */
export const punctuation = words('punctuation', {
  colon: ': ',
  comma: ', ',
} satisfies typeof french.punctuation)
