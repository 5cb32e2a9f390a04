// The least that shows the rows: React, a router and a plain table. What the product is measured beside.
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, useLoaderData } from 'react-router-dom'

const COLUMNS = ['name', 'email', 'phone', 'wilaya', 'commune', 'address'] as const

async function loadRows(): Promise<Row[]> {
  const response = await fetch('/api/player?page=1&pageSize=25', { credentials: 'include' })
  return (await response.json()).players
}

type Row = Readonly<Record<'id' | (typeof COLUMNS)[number], string>>

function Players() {
  const rows = useLoaderData<Row[]>()
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {COLUMNS.map((column) => (
              <td key={column}>{row[column]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')
const router = createBrowserRouter([
  { path: '/players', loader: loadRows, element: <Players />, hydrateFallbackElement: <></> },
])
createRoot(root).render(<RouterProvider router={router} />)
