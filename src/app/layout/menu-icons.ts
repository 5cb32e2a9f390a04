import type { LucideIcon } from 'lucide-react'
import Briefcase from 'lucide-react/icons/briefcase-business'
import CircleUser from 'lucide-react/icons/circle-user-round'
import FileText from 'lucide-react/icons/file-text'
import LandPlot from 'lucide-react/icons/land-plot'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Shirt from 'lucide-react/icons/shirt'
import Trophy from 'lucide-react/icons/trophy'
import UsersRound from 'lucide-react/icons/users-round'
import Wrench from 'lucide-react/icons/wrench'
import type { MenuIcon } from '../../schema/entity.ts'

/** How each icon of the menu is drawn; the last two are the application's own. */
export const menuIcons = {
  player: Shirt,
  team: UsersRound,
  owner: Briefcase,
  stadium: LandPlot,
  tool: Wrench,
  competition: Trophy,
  administrator: ShieldCheck,
  record: FileText,
  dashboard: LayoutDashboard,
  profile: CircleUser,
} satisfies Readonly<Record<MenuIcon | 'dashboard' | 'profile', LucideIcon>>
