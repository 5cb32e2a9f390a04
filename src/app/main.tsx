import './style/mantine-styles.ts'
import '../generated/typeface.css'
import './style/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchMissingCode } from '../engine/loading/missing-code.ts'
import { createQueryClient } from '../engine/query-client.ts'
import { Application } from './Application.tsx'
import { speak, wantedLanguage } from './language/language.ts'
import { createAppRouter } from './router.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')
watchMissingCode()
const queryClient = createQueryClient()
const router = createAppRouter(queryClient)
// Without the words of a language the page speaks its own, and is there.
void speak(wantedLanguage())
  .catch(() => undefined)
  .then(() =>
    createRoot(root).render(
      <StrictMode>
        <Application router={router} queryClient={queryClient} />
      </StrictMode>,
    ),
  )
