import KeyRound from 'lucide-react/icons/key-round'
import { type Feature, lazyOptional } from '../../engine/face.ts'
import { roles } from '#features/roles/texts.ts'

/** What roles may, where they are data, and the program as others see it. */
export const rolesFeature: Feature = {
  name: 'roles',
  slots: { layout: lazyOptional(() => import('./RolesFrame.tsx')) },
  userMenu: [
    {
      path: '/roles',
      get label() {
        return roles.title
      },
      icon: KeyRound,
      isOfFirst: true,
    },
  ],
}
