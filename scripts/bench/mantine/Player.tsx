import { Button, Stack, TextInput, Title } from '@mantine/core'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { COLUMNS, read, type TableRow } from './read.ts'

export async function loadPlayer({ params }: LoaderFunctionArgs): Promise<TableRow> {
  const { player } = await read<{ readonly player: TableRow }>(`/api/player/read/${params['id']}`)
  return player
}

export function Player() {
  const row = useLoaderData<TableRow>()
  return (
    <form>
      <Stack>
        <Title>{row.name}</Title>
        {COLUMNS.map((column) => (
          <TextInput key={column} name={column} label={column} defaultValue={row[column]} />
        ))}
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  )
}
