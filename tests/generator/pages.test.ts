import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { clubFile } from './example-files.ts'
import { generate } from '../../scripts/develop/generate/generate.ts'
import { createExampleProject } from './example-project.ts'

const pageFile = (name: string, parts: string) =>
  [
    "import { definePage } from 'tribune'",
    `export const ${name} = definePage({ ${parts}, content: () => import('./components/Board.tsx') })`,
    '',
  ].join('\n')

it('screens of one’s own have routes, behind the login unless they say otherwise, and menu items', async () => {
  const root = createExampleProject({
    'club.ts': clubFile(),
    'board.page.ts': pageFile(
      'board',
      "path: '/board', title: 'Tableau', menu: { label: 'Tableau', icon: 'lucide-react/icons/tags', order: 77 }",
    ),
    'hours.page.ts': pageFile('hours', "path: '/hours/:day', title: 'Horaires', isOpen: true"),
    'components/Board.tsx': 'export default () => null\n',
  })
  await generate(root, { write: true })
  const read = (name: string) => readFileSync(join(root, 'src/generated', name), 'utf8')
  const [, guarded = '', open = ''] = read('routes.ts').split(/customRoutes: |openRoutes: /)
  expect(guarded).toContain('"/board"')
  expect(guarded).not.toContain('/hours')
  expect(open).toMatch(/path: "\/hours\/:day"[^}]*import\("..\/..\/entities\/hours.page.ts"\)\)\.hours/)
  expect(read('menu.ts')).toMatch(/path: "\/board",\s+label: "Tableau",\s+icon: boardPageIcon,\s+order: 77/)
  expect(read('menu.ts')).not.toContain('/hours')
})
