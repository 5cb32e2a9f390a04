import { firstScreen } from './early.ts'
import './style/mantine-styles.ts'
import './style/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createHistory } from '../engine/navigation/history.ts'
import { Application } from './Application.tsx'
import { pressAgain, takeRendered } from './before-paint/rendered.ts'

function draw(root: HTMLElement): void {
  const product = (
    <StrictMode>
      <Application history={createHistory()} />
    </StrictMode>
  )
  if (!takeRendered(root)) return createRoot(root).render(product)
  hydrateRoot(root, product)
  pressAgain(root)
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')
// React keeps what it has once drawn for a third of a second, an empty page too.
void firstScreen.then(() => draw(root))
