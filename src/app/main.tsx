import './style/mantine-styles.ts'
import './style/base.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Toaster } from '../engine/toasts/Toaster.tsx'
import { createQueryClient } from './query-client.ts'
import { routes } from './routes.tsx'
import { SessionProvider } from './session/session.tsx'
import { theme } from './style/theme.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

const router = createBrowserRouter(routes)

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
        <Toaster />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
