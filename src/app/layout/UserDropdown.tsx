import './user-dropdown-styles.ts'
import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import CircleUser from 'lucide-react/icons/circle-user-round'
import LogOut from 'lucide-react/icons/log-out'
import { useEffect, useState, type ReactElement, type RefObject } from 'react'
import { Link } from '../../engine/navigation/Link.tsx'
import { screens } from '../../texts/fr/screens.ts'
import { useLogout } from '../session/use-logout.ts'

const SCHEMES: readonly MantineColorScheme[] = ['light', 'dark', 'auto']

interface UserDropdownProps {
  readonly target: RefObject<HTMLButtonElement | null>
  /** The target, drawn. */
  readonly button: ReactElement
}

/** The way to the profile, the look of the product, and out. It is fetched when it is asked for, and opens at once. */
export default function UserDropdown({ target, button }: UserDropdownProps) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    // The button stands in the place of the one that was pressed; closing gives the focus back to it.
    target.current?.focus()
    setIsOpen(true)
  }, [target])
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const logout = useLogout()
  return (
    <Menu
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width={220}
      shadow="md"
      // Inside the page's landmarks, and without a focus stop that no menu may hold.
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{button}</Menu.Target>
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
