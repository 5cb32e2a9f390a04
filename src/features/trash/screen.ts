import Trash2 from 'lucide-react/icons/trash-2'
import type { Feature } from '../../engine/face.ts'
import { screens } from '#texts/frame.ts'

/** The deleted records, which can be restored. */
export const trashFeature: Feature = {
  name: 'trash',
  userMenu: [
    {
      path: '/trash',
      get label() {
        return screens.menu.trash
      },
      icon: Trash2,
    },
  ],
}
