import { create } from 'qrcode'
import { secondFactor as texts } from '#ways/second-factor/texts.ts'
import classes from './second-factor.module.css'

/** What ISO/IEC 18004 asks for around it. */
const QUIET = 4

/** Dark on light whatever the page's colours are: cameras do not read the inverse. */
export default function QrCode({ text }: { readonly text: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const dark = Array.from(data, (module, place) =>
    module ? `M${place % size} ${Math.floor(place / size)}h1v1h-1z` : '',
  )
  const side = size + 2 * QUIET
  return (
    <svg
      className={classes.picture}
      role="img"
      aria-label={texts.picture}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
