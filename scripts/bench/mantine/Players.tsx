import { Anchor, Group, Pagination, Table, TextInput, Title } from '@mantine/core'
import { Link, useLoaderData } from 'react-router-dom'
import { COLUMNS, read, type TableRow } from './read.ts'

const PAGE_SIZE = 25

interface Page {
  readonly players: readonly TableRow[]
  readonly total: number
}

export function loadPlayers(): Promise<Page> {
  return read(`/api/player?page=1&pageSize=${PAGE_SIZE}`)
}

export function Players() {
  const { players, total } = useLoaderData<Page>()
  return (
    <>
      <Group justify="space-between" mb="md">
        <Title>Players</Title>
        <TextInput aria-label="Search" />
      </Group>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {[...COLUMNS, 'actions'].map((column) => (
              <Table.Th key={column}>{column}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {players.map((row) => (
            <Table.Tr key={row.id}>
              {COLUMNS.map((column) => (
                <Table.Td key={column}>{row[column]}</Table.Td>
              ))}
              <Table.Td>
                <Anchor component={Link} to={`/players/edit/${row.id}`}>
                  edit
                </Anchor>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Pagination total={Math.ceil(total / PAGE_SIZE)} mt="md" />
    </>
  )
}
