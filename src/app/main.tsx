import './style/mantine-styles.ts'
import '../generated/typeface.css'
import './style/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchMissingCode } from '../engine/loading/stale-chunks.ts'
import { createQueryClient } from '../engine/query-client.ts'
import { Application } from './Application.tsx'
import { speak, wantedLanguage } from './language/language.ts'
import { createAppRouter } from './router.ts'
import { session } from '../accounts/browser/session/session.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')
watchMissingCode()
const queryClient = createQueryClient()
const screen = createRoot(root)
let router = createAppRouter(queryClient)
session.subscribe(async () => {
  // The answers would be refusals.
  if (session.read() !== 'in') void queryClient.cancelQueries()
  // Revalidates, so that the middleware redirects.
  await router.revalidate()
  // Cached data must not reach the next person.
  if (session.read() !== 'in') queryClient.clear()
})
let version = 0
const show = () =>
  screen.render(
    <StrictMode>
      <Application key={version} router={router} queryClient={queryClient} />
    </StrictMode>,
  )
// Without the words of a language the page speaks its own, and is there.
void speak(wantedLanguage())
  .catch(() => undefined)
  .then(show)
// `npm run dev` shows a saved config without loading the page anew, and its records when the backend knows it too. A save
// comes as several changes: the former screen stays until the last of them has its code and data.
let next: typeof router | undefined
import.meta.hot?.accept('./router.ts', (changed) => {
  const create: typeof createAppRouter | undefined = changed?.['createAppRouter']
  if (!create) return
  next?.dispose()
  const created = (next = create(queryClient))
  created.subscribe(({ initialized }) => {
    if (!initialized || created !== next) return
    next = undefined
    router.dispose()
    router = created
    version += 1
    show()
  })
})
import.meta.hot?.on('tribune:restarted', () => queryClient.invalidateQueries())
