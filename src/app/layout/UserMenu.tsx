import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
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
    <Menu
      position="bottom-end"
      width={220}
      shadow="md"
      // Inside the page's landmarks, and without a focus stop that no menu may hold.
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
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
        <Menu.Divider role="separator" />
        <Menu.Label>{screens.colorScheme.label}</Menu.Label>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(chosen) => setColorScheme(SCHEMES.find((scheme) => scheme === chosen) ?? 'auto')}
        >
          {SCHEMES.map((scheme) => (
            <Menu.RadioItem key={scheme} value={scheme} closeMenuOnClick={false}>
              {screens.colorScheme[scheme]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider role="separator" />
        <Menu.Item leftSection={<LogOut size={17} aria-hidden />} onClick={() => void logout()}>
          {screens.menu.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
