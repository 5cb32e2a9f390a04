import { plural } from '../../../texts/plural.ts'
import { words } from '../../../texts/words.ts'
import type { rolesAnswers as french } from './fr.ts'

/** What a change of roles is refused with. */
export const rolesAnswers = words('rolesAnswers', {
  badRequest: 'Invalid request: a role has a name of at most 60 characters.',
  noSuchRole: 'This role does not exist, or no longer does.',
  noSuchEntity: (name: string) => `There is no list “${name}”.`,
  noSuchRight: (name: string) => `There is no right “${name}”.`,
  noSuchRows: (name: string) => `No rule “${name}” chooses records.`,
  noRolesRight: (name: string) => `No role can have the right “${name}”.`,
  rowsOfConfig: 'Which records this role sees is fixed by the configuration.',
  changedMeanwhile: 'This role was changed in the meantime.',
  sameLabel: (label: string) => `Another role is called “${label}” already.`,
  ofConfig: 'This role comes from the configuration and cannot be deleted.',
  isHeld: (count: number) =>
    plural('en', count, {
      one: 'One person still has this role: give them another one first.',
      other: `${count} people still have this role: give them another one first.`,
    }),
  noSuchAccount: 'The program cannot be seen as this account.',
} satisfies typeof french)
