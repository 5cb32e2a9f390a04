import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import CircleUser from 'lucide-react/icons/circle-user-round'
import ShieldCheck from 'lucide-react/icons/shield-check'
import LogOut from 'lucide-react/icons/log-out'
import { useEffect, useState, type ReactElement, type RefObject } from 'react'
import { Link } from 'react-router-dom'
import { preferences, security } from '#texts/account.ts'
import { screens } from '#texts/frame.ts'
import { isEmbeddedBackend } from '../../engine/embedded-backend.ts'
import { useFeatures } from '../../engine/slots.tsx'
import { LanguageItems } from '../language/LanguageItems.tsx'
import { adminName, personOf, useAdmin } from '../../accounts/browser/session/use-admin.ts'
import { useLogout } from '../../accounts/browser/session/use-logout.ts'
import classes from './layout.module.css'

const SCHEMES: readonly MantineColorScheme[] = ['light', 'dark', 'auto']

interface UserDropdownProps {
  readonly target: RefObject<HTMLButtonElement | null>
  /** The rendered target. */
  readonly button: ReactElement
}

/** The menu with profile, color scheme and logout. A lazy component that opens as soon as it is loaded. */
export default function UserDropdown({ target, button }: UserDropdownProps) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    // Replaces the button that was pressed; closing returns the focus to it.
    target.current?.focus()
    setIsOpen(true)
  }, [target])
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const logout = useLogout()
  const { data: admin } = useAdmin()
  const features = useFeatures()
  const own = isEmbeddedBackend(admin) ? features.flatMap(({ userMenu = [] }) => userMenu) : []
  const hasSecurity = isEmbeddedBackend(admin) && features.some(({ slots }) => slots?.security)
  const { isSuperAdministrator } = personOf(admin)
  const shown = own.filter(({ isOfFirst }) => !isOfFirst || isSuperAdministrator)
  return (
    <Menu
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width={220}
      shadow="md"
      // Rendered inside the landmarks, without a focus trap element that a menu must not contain.
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={classes.person} dir="auto">
          {adminName(admin)}
        </Menu.Label>
        <Menu.Item component={Link} to="/profile" leftSection={<CircleUser size={17} aria-hidden />}>
          {screens.menu.profile}
        </Menu.Item>
        {hasSecurity && (
          <Menu.Item
            component={Link}
            to="/profile/security"
            leftSection={<ShieldCheck size={17} aria-hidden />}
          >
            {security.title}
          </Menu.Item>
        )}
        {shown.map(({ path, label, icon: Icon }) => (
          <Menu.Item key={path} component={Link} to={path} leftSection={<Icon size={17} aria-hidden />}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider role="separator" />
        <Menu.Label>{preferences.colorScheme.label}</Menu.Label>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(chosen) => setColorScheme(SCHEMES.find((scheme) => scheme === chosen) ?? 'auto')}
        >
          {SCHEMES.map((scheme) => (
            <Menu.RadioItem key={scheme} value={scheme} closeMenuOnClick={false}>
              {preferences.colorScheme[scheme]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <LanguageItems />
        <Menu.Divider role="separator" />
        <Menu.Item leftSection={<LogOut size={17} aria-hidden />} onClick={() => void logout()}>
          {screens.menu.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
