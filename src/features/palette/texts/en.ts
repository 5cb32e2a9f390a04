import { words } from '../../../texts/words.ts'
import type { keyboard as french } from './fr.ts'

/** The command palette and the keyboard shortcuts. */
export const keyboard = words('keyboard', {
  palette: {
    label: 'Command palette',
    search: 'Search for a screen, an action or a record',
    open: 'Search everywhere',
    recent: 'Recent',
    screens: 'Screens',
    actions: 'Actions',
    nothing: 'No results',
    searching: 'Searching…',
  },
  help: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    open: 'Keyboard shortcuts',
  },
  keys: { enter: 'Enter', space: 'Space', delete: 'Del' },
  shortcuts: {
    palette: 'Open the command palette',
    search: 'Search the list',
    filter: 'Filter the list',
    add: 'Add a record',
    next: 'Next row',
    previous: 'Previous row',
    enter: 'Open the row’s record',
    peek: 'Read the row’s record beside the list',
    select: 'Select the row',
    selectPage: 'Select the page',
    changeSelected: 'Edit a field of the selection',
    destroySelected: 'Delete the selection',
    undo: 'Undo the deletion',
    editCell: 'Edit a cell of the row',
    save: 'Save the form',
    help: 'Show the shortcuts',
  },
  preference: {
    label: 'Keyboard shortcuts',
    hint: 'One key to search, add or move from row to row. “?” shows them all.',
  },
} satisfies typeof french)
