// The least that shows the rows and a form of one: React, a router, a plain table and plain inputs. What the product is measured beside.
import { createRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  Link,
  type LoaderFunctionArgs,
  RouterProvider,
  useLoaderData,
} from 'react-router-dom'

const COLUMNS = ['name', 'email', 'phone', 'wilaya', 'commune', 'address'] as const

async function loadRows(): Promise<Row[]> {
  const response = await fetch('/api/player?page=1&pageSize=25', { credentials: 'include' })
  return (await response.json()).players
}

async function loadRow({ params }: LoaderFunctionArgs): Promise<Row> {
  const response = await fetch(`/api/player/read/${params['id']}`, { credentials: 'include' })
  return (await response.json()).player
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
            <td>
              <Link to={`/players/edit/${row.id}`}>edit</Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Player() {
  const row = useLoaderData<Row>()
  return (
    <form>
      {COLUMNS.map((column) => (
        <input key={column} name={column} defaultValue={row[column]} aria-label={column} />
      ))}
    </form>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')
const router = createBrowserRouter([
  { path: '/players', loader: loadRows, element: <Players />, hydrateFallbackElement: <></> },
  { path: '/players/edit/:id', loader: loadRow, element: <Player /> },
])
createRoot(root).render(<RouterProvider router={router} />)
