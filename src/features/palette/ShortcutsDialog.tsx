import { Kbd, Modal } from '@mantine/core'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Kbd.layer.css'
import { useReturnFocus } from '../../engine/focus/use-return-focus.ts'
import { keyboard } from '#features/palette/texts.ts'
import classes from './keyboard.module.css'

type Shortcut = readonly [keys: readonly string[], name: keyof typeof keyboard.shortcuts]

const shortcuts = (): readonly Shortcut[] => [
  [['Ctrl', 'K'], 'palette'],
  [['/'], 'search'],
  [['f'], 'filter'],
  [['n'], 'add'],
  [['j'], 'next'],
  [['k'], 'previous'],
  [['Enter'], 'enter'],
  [[keyboard.keys.space], 'peek'],
  [['x'], 'select'],
  [['a'], 'selectPage'],
  [['e'], 'changeSelected'],
  [[keyboard.keys.delete], 'destroySelected'],
  [['u', 'Ctrl Z'], 'undo'],
  [['F2'], 'editCell'],
  [['Ctrl', 'S'], 'save'],
  [['?'], 'help'],
]

/** Lists the keyboard shortcuts. */
export default function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus()
  return (
    <Modal.Root opened centered onClose={onClose} zIndex={400}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <div className={classes.head}>
            <Modal.Title>{keyboard.help.title}</Modal.Title>
            <Modal.CloseButton aria-label={keyboard.help.close} />
          </div>
          <dl className={classes.shortcuts}>
            {shortcuts().map(([keys, name]) => (
              <div key={name} className={classes.shortcut}>
                <dt>{keyboard.shortcuts[name]}</dt>
                <dd dir="ltr">
                  {keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
