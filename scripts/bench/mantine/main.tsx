// The same list, form and login as a page of React and Mantine has them that follows their guides: what the product is measured beside.
import '@mantine/core/styles.css'
import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Frame, loadAdmin } from './Frame.tsx'
import { Login } from './Login.tsx'
import { loadPlayer, Player } from './Player.tsx'
import { loadPlayers, Players } from './Players.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')
const router = createBrowserRouter([
  { path: '/login', element: <Login /> },
  {
    loader: loadAdmin,
    element: <Frame />,
    hydrateFallbackElement: <></>,
    children: [
      { path: '/players', loader: loadPlayers, element: <Players /> },
      { path: '/players/edit/:id', loader: loadPlayer, element: <Player /> },
    ],
  },
])
createRoot(root).render(
  <MantineProvider>
    <RouterProvider router={router} />
  </MantineProvider>,
)
