import Search from 'lucide-react/icons/search'
import { keyboard } from '#features/palette/texts.ts'
import { OPEN_PALETTE } from './shortcut-target.ts'
import classes from './palette-button.module.css'

const KEYS = [/Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl', 'K']

/** Opens the palette; a field by its looks, where there is room for one. */
export default function PaletteButton() {
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={keyboard.palette.open}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => window.dispatchEvent(new Event(OPEN_PALETTE))}
    >
      <Search size={17} aria-hidden />
      <span className={classes.label}>{keyboard.palette.open}</span>
      <span className={classes.keys} aria-hidden>
        {KEYS.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </span>
    </button>
  )
}
