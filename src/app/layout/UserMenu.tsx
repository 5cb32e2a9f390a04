import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleUser from 'lucide-react/icons/circle-user-round'
import LogOut from 'lucide-react/icons/log-out'
import { Link } from 'react-router-dom'
import { screens } from '../../texts/fr/screens.ts'
import { adminName, useAdmin } from '../session/use-admin.ts'
import { useLogout } from '../session/use-logout.ts'
import classes from './layout.module.css'

const SCHEMES: readonly MantineColorScheme[] = ['light', 'dark', 'auto']

/** The current administrator's name, over the way to their profile, the look of the product, and out. */
export function UserMenu() {
  const { data: admin } = useAdmin()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const logout = useLogout()
  const name = adminName(admin)
  return (
    <Menu position="bottom-end" width={220} shadow="md">
      <Menu.Target>
        <button
          type="button"
          className={classes.user}
          aria-label={name === '' ? screens.menu.account : undefined}
        >
          <span className={classes.initial} aria-hidden>
            {name.trim().charAt(0).toUpperCase() || '·'}
          </span>
          <span className={classes.userName} dir="auto">
            {name}
          </span>
          <ChevronDown size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/profile" leftSection={<CircleUser size={17} aria-hidden />}>
          {screens.menu.profile}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{screens.colorScheme.label}</Menu.Label>
        {SCHEMES.map((scheme) => (
          <Menu.Item
            key={scheme}
            role="menuitemradio"
            aria-checked={scheme === colorScheme}
            closeMenuOnClick={false}
            rightSection={scheme === colorScheme && <Check size={16} aria-hidden />}
            onClick={() => setColorScheme(scheme)}
          >
            {screens.colorScheme[scheme]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<LogOut size={17} aria-hidden />} onClick={() => void logout()}>
          {screens.menu.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
