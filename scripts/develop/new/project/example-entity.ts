/** A whole entity: the first of a new back office, and the example for assistants. */
export const exampleEntity = `import { choice, crud, date, defineEntity, longText, text } from 'tribune'

/** An example: change it, or delete it and run "npm run new -- <name>". */
export const task = defineEntity({
  name: 'task',
  path: '/tasks',
  menu: { label: 'Tâches', icon: 'lucide-react/icons/file-text', order: 10 },
  home: { label: 'Tâches', answer: 'countTasks' },
  endpoints: crud('/api/task', { sends: 'json', one: 'task', many: 'tasks' }),
  fields: {
    title: text({ label: 'Titre', required: true, maxLength: 120 }),
    state: choice({ label: 'État', options: { open: 'À faire', done: 'Faite' } }),
    due: date({ label: 'Échéance' }),
    notes: longText({ label: 'Notes' }),
  },
  list: { title: 'tâches', add: 'Ajouter une tâche', columns: ['title', 'state', 'due'] },
})
`
