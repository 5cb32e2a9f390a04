import { words } from '../../../texts/words.ts'
import type { home as french } from './fr.ts'

/** The words of the dashboard's widgets. */
export const home = words('home', {
  all: (total: number) =>
    total === 1 ? 'View the record' : `View all ${total.toLocaleString('en')} records`,
  activity: 'All activity',
  emptyList: 'No records right now.',
  emptyChart: 'This chart will appear with the first record.',
  firstSteps: 'Getting started',
  firstStepsHint: 'In this order, each record finds the ones it needs.',
  done: (done: number, all: number) => `${done} of ${all}`,
  stepDone: 'Done',
  add: 'Add',
  choosePassword: 'Choose your password',
  addEmail: 'Add your email address',
  choose: 'Choose',
  hideFirstSteps: 'Hide',
  toDo: 'To do',
  unfinishedWork: 'To finish',
  discard: 'Discard',
  nothingToDo: 'Nothing needs your attention right now.',
  years: (years: number) => `turns ${years}`,
  justNow: 'just now',
  arrange: 'Customize',
  cards: 'Dashboard cards',
  resetCards: 'Reset cards',
  allHidden: 'All cards are hidden: “Customize” brings them back.',
  noRole: 'You have no rights yet',
  noRoleHint: 'An administrator has to give you a role first. Your profile is yours already.',
  none: 'Not set',
  others: 'Other',
  failed: 'This content could not be displayed.',
  unnamed: (id: number | string) => `Record #${id}`,
} satisfies typeof french)
