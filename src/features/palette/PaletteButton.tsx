import Search from 'lucide-react/icons/search'
import { keyboard } from '#features/palette/texts.ts'
import { Keys } from '../../ui/Keys.tsx'
import { OPEN_PALETTE } from './shortcuts-enabled.ts'
import classes from './palette-button.module.css'

/** Opens the palette; a field by its looks, where there is room for one. */
export default function PaletteButton() {
  return (
    <button
      type="button"
      className={classes.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => window.dispatchEvent(new Event(OPEN_PALETTE))}
    >
      <Search size={17} aria-hidden />
      <span className={classes.label}>{keyboard.palette.open}</span>
      <Keys keys={['Mod', 'K']} isHint />
    </button>
  )
}
