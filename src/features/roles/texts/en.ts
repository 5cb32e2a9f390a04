import { plural } from '../../../texts/plural.ts'
import { words } from '../../../texts/words.ts'
import type { roles as french, rolesAnswers as frenchAnswers } from './fr.ts'

/** What a change of roles is refused with. */
export const rolesAnswers = words('rolesAnswers', {
  badRequest: 'Invalid request: a role has a name of at most 60 characters.',
  noSuchRole: 'This role does not exist or has been deleted.',
  noSuchRight: (name: string) => `There is no right “${name}”.`,
  noSuchRows: (name: string) => `No rule “${name}” chooses records.`,
  noRolesRight: (name: string) => `No role can have the right “${name}”.`,
  rowsOfConfig: 'Which records this role sees is fixed by the configuration.',
  changedMeanwhile: 'This role was changed in the meantime.',
  sameLabel: (label: string) => `There is already a role called “${label}”.`,
  ofConfig: 'This role comes from the configuration and cannot be deleted.',
  isHeld: (count: number) =>
    plural('en', count, {
      one: 'One person still has this role: give them another one first.',
      other: `${count} people still have this role: give them another one first.`,
    }),
  noSuchAccount: 'The program cannot be seen as this account.',
} satisfies typeof frenchAnswers)

/** The words of roles that are data, and of the program as others see it. */
export const roles = words('roles', {
  title: 'Roles',
  hint: 'What each role may do. Changes apply at once, also to people who are signed in.',
  failed: 'The roles could not be loaded.',
  choose: 'Role to change',
  holders: (count: number) =>
    count === 0
      ? 'No one yet'
      : `${count.toLocaleString('en')} ${plural('en', count, { one: 'person has it', other: 'people have it' })}`,
  add: 'New role',
  name: 'Name of the role',
  like: 'Start with the rights of',
  likeNobody: 'No rights',
  create: 'Create',
  created: 'Role created',
  rename: 'Rename',
  renameTitle: (label: string) => `Rename ${label}`,
  save: 'Save',
  saved: 'Rights saved',
  cancel: 'Cancel',
  undo: 'Discard',
  remove: 'Delete role',
  removeTitle: (label: string) => `Delete ${label}?`,
  removed: 'Role deleted',
  stillHeld: 'A role that people have cannot be deleted.',
  ofConfig: 'This role is part of the program: it cannot be deleted.',
  seeAs: 'Preview as this role',
  seeAsPerson: 'Preview as a person',
  seeAsPersonHint: 'You will see the screens as they do, without changing anything.',
  person: 'Person',
  see: 'Preview',
  noPerson: 'No one has this name',
  seenAs: (name: string) => `Viewing as ${name} (read-only)`,
  back: 'Back to my account',
  entity: 'Records',
  field: 'Field',
  fieldsOf: (label: string) => `Fields of ${label}`,
  actionsOf: (label: string) => `Actions of ${label}`,
  rights: {
    list: 'List',
    read: 'Read',
    create: 'Add',
    update: 'Edit',
    delete: 'Delete',
    menu: 'Menu',
    jobs: 'Tasks',
    run: 'Run',
  },
  bounds: {
    superAdministrator: 'Reserved for the main administrator by the configuration',
    program: 'Written by the program itself',
  },
  rows: 'Visible records',
  allRows: 'All',
  rowsLike: (label: string) => `As ${label}`,
  changes: (count: number) => `${count} ${plural('en', count, { one: 'change', other: 'changes' })}`,
  conflict: 'This role was changed in the meantime. Your changes are kept: check them, then save.',
  history: 'Latest changes',
  noHistory: 'No changes to roles yet.',
  given: (what: string) => `${what}: granted`,
  taken: (what: string) => `${what}: withdrawn`,
  made: 'Created',
  deleted: 'Deleted',
  renamed: (before: string) => `Renamed, previously ${before}`,
} satisfies typeof french)
