import './style/mantine-styles.ts'
import './style/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createHistory } from '../engine/navigation/history.ts'
import { Application } from './Application.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

createRoot(root).render(
  <StrictMode>
    <Application history={createHistory()} />
  </StrictMode>,
)
