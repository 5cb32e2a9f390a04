import Trash2 from 'lucide-react/icons/trash-2'
import type { Feature } from '../../engine/slots.tsx'
import { trash } from '../../texts/trash.ts'

/** The deleted records, which can be restored. */
export const trashFeature: Feature = {
  name: 'trash',
  userMenu: [{ path: '/trash', label: trash.title, icon: Trash2 }],
}
