import { AppShell, Button, Group, NavLink } from '@mantine/core'
import { NavLink as RouterLink, Outlet, useLoaderData } from 'react-router-dom'
import { read } from './read.ts'

const LISTS = ['players', 'teams', 'owners', 'stadiums', 'tools', 'competitions', 'admins', 'profile']

interface Admin {
  readonly adminData?: { readonly name: string | null }
}

export function loadAdmin(): Promise<Admin> {
  return read('/api/admin/data')
}

export function Frame() {
  const { adminData } = useLoaderData<Admin>()
  return (
    <AppShell header={{ height: 56 }} navbar={{ width: 240, breakpoint: 'sm' }} padding="md">
      <AppShell.Header>
        <Group justify="end" h="100%" px="md">
          <Button variant="subtle">{adminData?.name}</Button>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="md">
        {LISTS.map((list) => (
          <NavLink key={list} component={RouterLink} to={`/${list}`} label={list} />
        ))}
      </AppShell.Navbar>
      <AppShell.Main>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  )
}
