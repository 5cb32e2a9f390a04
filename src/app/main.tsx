import { firstScreen } from './early.ts'
import './style/mantine-styles.ts'
import './style/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createHistory } from '../engine/navigation/history.ts'
import { Application } from './Application.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

const reactRoot = createRoot(root)

function draw(): void {
  reactRoot.render(
    <StrictMode>
      <Application history={createHistory()} />
    </StrictMode>,
  )
}

// React keeps what it has once drawn for a third of a second, an empty page too.
void firstScreen.then(draw)
